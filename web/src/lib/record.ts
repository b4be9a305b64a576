/** The record in a file: the file itself, or what lies inside the server's seal. */
export function recordIn(text: string): string {
  try {
    const read = JSON.parse(text);
    return read && typeof read.record === "object" ? JSON.stringify(read.record) : text;
  } catch {
    return text;
  }
}
