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

/** What somebody typed or pasted to join: a code, or a link with or without a key. */
export function readInvitation(text: string): { table: string; key: string } | null {
  const trimmed = text.trim();
  const inLink = /\/t\/([A-Za-z0-9]+)(?:#(\S+))?$/.exec(trimmed);
  if (inLink) return { table: inLink[1] ?? "", key: inLink[2] ?? "" };
  const key = readKey(trimmed);
  if (key) return { table: key.table, key: key.text };
  return /^[A-Za-z0-9]{4,20}$/.test(trimmed) ? { table: trimmed.toLowerCase(), key: "" } : null;
}
