export interface Key {
  readonly text: string;
  readonly table: string;
  /** A seat's number, host or watch. */
  readonly role: string;
}

/** Take a key apart: table, role and secret, joined by dots; null for anything else. */
export function readKey(text: string): Key | null {
  const [table = "", role = "", secret = "", ...rest] = text.split(".");
  const isKey = rest.length === 0 && table !== "" && secret !== "" && /^(?:\d|host|watch)$/.test(role);
  return isKey ? { text, table, role } : null;
}

const CODE = /^[a-z0-9]{4,20}$/;
const SPACED_CODE = /^[a-z0-9]{2,6}(?:[ -]+[a-z0-9]{2,6})+$/;
const LINK = /\/(t|replay)\/\s*([a-z0-9]+)\/?(?:\?[^#\s]*)?(?:#([\w.-]+))?/i;

/** Where a code or a link leads that somebody typed or pasted, whatever stands around it; null: nowhere. */
export function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const link = LINK.exec(trimmed);
  if (link) {
    const [, page = "", table = "", after = ""] = link;
    const behind = after.replace(/\.+$/, "");
    return `/${page.toLowerCase()}/${table.toLowerCase()}${behind && `#${behind}`}`;
  }
  const key = readKey(trimmed);
  if (key) return `/t/${key.table}#${key.text}`;
  const code = trimmed.toLowerCase();
  const isRead = SPACED_CODE.test(code) && /\d/.test(code); // read out in groups; words have no digits
  const whole = isRead ? code.replace(/[ -]/g, "") : code;
  return CODE.test(whole) ? `/t/${whole}` : null;
}
