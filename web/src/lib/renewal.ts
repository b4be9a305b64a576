/** Parts of this page that cannot be fetched: the server is away, or it has a newer page. */

const TRIED = "orbita.renewed-for";

/** The script a page begins with; its name changes with every version. */
export function entryIn(html: string): string {
  return /<script[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** The script the server's page begins with now; empty where it does not answer. */
async function entryNow(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-store", headers: { Accept: "text/html" } });
    return answer.ok ? entryIn(await answer.text()) : "";
  } catch {
    return "";
  }
}

/** Note that the page is loaded again for a version; false where that was done before, or cannot be noted. */
function isFirstTry(entry: string): boolean {
  try {
    if (sessionStorage.getItem(TRIED) === entry) return false;
    sessionStorage.setItem(TRIED, entry);
    return true;
  } catch {
    return false;
  }
}

/** After an update of the server an old page asks for parts that are gone: the new page has its own. Once each. */
export async function renewIfNewer(): Promise<void> {
  const now = await entryNow();
  const own = entryIn(document.documentElement.outerHTML);
  if (now && now !== own && isFirstTry(now)) location.reload();
}

/** Load the page again once the server answers; tells whether it does. Browsers remember a part that failed. */
export async function reloadIfThere(): Promise<boolean> {
  const isThere = (await entryNow()) !== "";
  if (isThere) location.reload();
  return isThere;
}
