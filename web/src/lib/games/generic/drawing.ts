/** Tell whether a line of a drawn board is a sentence, which may be wrapped, and not part of a picture. */
export const isProse = (line: string): boolean => line.length > 40 && !/\S {2,}|[|│─┌┐└┘█]/.test(line);
