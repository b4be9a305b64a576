const FOCUSABLE = "button:enabled, input:enabled, a[href], [tabindex='0']";

/** Focus is never lost: when what has it goes away, it moves to something near where that was. */
export function keepFocus(root: HTMLElement): () => void {
  /** What had the focus last, and all it stood in, from the inside outwards. */
  let path: readonly Element[] = [];

  function remember({ target }: FocusEvent): void {
    const found: Element[] = [];
    for (let at = target as Element | null; at && at !== root; at = at.parentElement) found.push(at);
    path = [...found, root];
  }

  function look(): void {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
    const next = path
      .filter((one) => one.isConnected)
      .map((one) => one.querySelector<HTMLElement>(FOCUSABLE))
      .find((one) => one !== null);
    path = [];
    next?.focus({ preventScroll: true });
  }

  const watching = new MutationObserver(look);
  watching.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return () => {
    watching.disconnect();
    root.removeEventListener("focusin", remember);
  };
}
