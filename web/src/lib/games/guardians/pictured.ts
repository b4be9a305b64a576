import type { GuardiansPiece, GuardiansShown } from "../../protocol/messages";
import type { Face } from "./pieces";

const FIGHTERS = "RYGB";

/** A piece drawn as a sign in a test's picture. */
function pieceOf(sign: string, row: number, column: number): GuardiansPiece {
  const bare = { row, column, eyes: null, half: null, seat: null };
  if (sign === "*") return { ...bare, kind: "mine" };
  if (FIGHTERS.includes(sign)) return { ...bare, kind: "fighter", seat: FIGHTERS.indexOf(sign) };
  if ("<>()".includes(sign))
    return {
      ...bare,
      kind: "<>".includes(sign) ? "ship" : "damaged_ship",
      half: "<(".includes(sign) ? "left" : "right",
    };
  return { ...bare, kind: "monster", eyes: Number(sign) };
}

/** The sign of a piece. */
export function signOf({ kind, eyes, half, seat }: Face): string {
  if (seat !== null) return FIGHTERS[seat] ?? "";
  if (kind === "mine") return "*";
  if (kind === "ship") return half === "left" ? "<" : ">";
  return kind === "damaged_ship" ? (half === "left" ? "(" : ")") : String(eyes);
}

/** A view of a board drawn as text, for tests; the acting seat is red. */
export function viewOf(picture: string): GuardiansShown {
  const rows = picture
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
  const pieces = rows
    .flatMap((signs, row) => signs.map((sign, column) => ({ sign, row: row + 1, column: column + 1 })))
    .filter(({ sign }) => sign !== ".")
    .map(({ sign, row, column }) => pieceOf(sign, row, column));
  const red = pieces.find(({ seat }) => seat === 0);
  return {
    pieces,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    mine_spaces: [],
    part_value: 10,
    turn: 0,
    seats: [{ fighter: red ? { row: red.row, column: red.column } : null }],
  } as unknown as GuardiansShown;
}
