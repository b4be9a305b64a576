import { counted } from "../../i18n/plural";

const points = (n: number) => counted("en", n, { one: "point", other: "points" });
const shots = (n: number) => counted("en", n, { one: "shot", other: "shots" });
const SEATS = ["red", "yellow", "green", "blue"];
const WARES: Readonly<Record<string, string>> = {
  missile: "a missile",
  level: "a higher level for the fighter",
  "power-up": "a power-up",
  comeback: "a comeback",
};
const REASONS: Readonly<Record<string, string>> = {
  "last-invader-gone": "no invader is left on the board",
  "nobody-hits": "everybody missed in a row",
  "planet-fell": "the planet fell",
  "all-fighters-lost": "nobody is left to defend the planet",
};
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const who = (seat: number) => upper(SEATS[seat] ?? "");
const piece = (sign: string) =>
  /^[1-5]$/.test(sign) ? `a monster worth ${points(Number(sign))}` : "half of a command ship";

export const en = {
  seat: who,
  reason: (code: string) => upper(`${REASONS[code] ?? code}.`),
  events: {
    fighterPlaced: (seat: number, space: string) => `${who(seat)} took position at ${space}.`,
    minePlaced: (seat: number, space: string) => `${who(seat)} laid the mine at ${space}.`,
    fighterMoved: (seat: number, from: string, to: string) => `${who(seat)} flew from ${from} to ${to}.`,
    monsterTaken: (seat: number, eyes: number) => `${who(seat)} shot down a monster for ${points(eyes)}.`,
    shipDamaged: (seat: number, space: string) =>
      `${who(seat)} damaged a command ship: its half at ${space} went back to the box.`,
    shipPartTaken: (seat: number, value: number) =>
      `${who(seat)} took a part of a command ship for ${points(value)}.`,
    fighterHit: (seat: number, victim: number, value: number) =>
      value
        ? `${who(seat)} hit the ${SEATS[victim]} fighter and took a token for ${points(value)}.`
        : `${who(seat)} hit the ${SEATS[victim]} fighter, which had nothing to give.`,
    mineShot: (seat: number) => `${who(seat)} shot at the mine; nothing happened.`,
    shotMissed: (seat: number) => `${who(seat)} missed.`,
    shotsLost: (seat: number, n: number) => `${who(seat)} lost ${shots(n)}.`,
    mineMoved: (seat: number, from: string, to: string) =>
      `${who(seat)} moved the mine from ${from} to ${to}.`,
    mineExploded: (space: string, sign: string) =>
      `The mine exploded at ${space} and destroyed ${piece(sign)}.`,
    columnEmptied: (column: number) => `Column ${column} is empty.`,
    allAdvanced: "All invaders came down one row.",
    someAdvanced: (row: number) => `The invaders above row ${row} came down one row.`,
    shipLaid: (space: string) => `Reinforcements from ${space}: a command ship.`,
    halfAside: "Half of a command ship waits beside the board for its match.",
    shipWaits: "A whole command ship waits beside the board for the next reinforcements.",
    fighterLost: (seat: number, space: string) =>
      `The ${SEATS[seat]} fighter collided with an invader at ${space} and left the board.`,
    paid: (seat: number, tokens: string) => `${who(seat)} paid with tokens ${tokens}.`,
    bought: (seat: number, what: string) => `${who(seat)} bought ${WARES[what] ?? what}.`,
    missileFired: (seat: number, row: number) => `${who(seat)} fired the missile at row ${row}.`,
    powerUpUsed: (seat: number, space: string) => `${who(seat)} used the power-up at ${space}.`,
    comebackDeclined: (seat: number) => `${who(seat)} did not come back this turn.`,
    seatOut: (seat: number) => `${who(seat)} cannot pay to come back and is out of the game.`,
    planetReached: "An invader reached the planet.",
    gameEnded: (reason: string) => `The game is over: ${REASONS[reason] ?? reason}.`,
  },
  needed: [
    "Place your fighter in the lowest row",
    "Place the mine on a mine space",
    "Fly, shoot or buy",
    "Fly on in the same direction, or stop",
    "Shoot, or fire the missile",
    "Move the mine?",
    "Choose the tokens to pay with",
    "Pay to come back, or pass",
    "Place your fighter in the lowest row",
    "The game is over",
  ],
  actions: {
    shoot: "Shoot from here",
    shootAgain: "Shoot",
    missile: (row: string) => `Fire the missile: row ${row}`,
    buy: { missile: "Buy a missile", level: "Buy a level", "power-up": "Buy a power-up" } as Readonly<
      Record<string, string>
    >,
    boost: "Use the power-up: stop on the way",
    boosting: "Now tap where to stop and fire",
    mine: "Move the mine",
    mineWhere: "Tap where the mine re-enters",
    keep: "Keep it there",
    stop: "Stop here",
    pass: "Pass",
    pay: "Pay",
    place: "Tap a lit space",
  },
  effects: {
    gain: (n: number) => `+${points(n)}`,
    takesFrom: (seat: number, n: number) => `takes ${points(n)} from ${who(seat)}`,
    hits: (seat: number) => `hits ${who(seat)}`,
    damagesShip: "damages a command ship",
    misses: "a miss",
    advances: "the column empties: invaders advance",
    losesOwn: "your fighter is lost",
    ends: "the game ends",
  },
  board: {
    row: (n: number) => `row ${n}`,
    column: (n: number) => `column ${n}`,
    empty: "empty",
    mineSpace: "mine space, empty",
    monster: (eyes: number) => `monster, ${counted("en", eyes, { one: "eye", other: "eyes" })}`,
    ship: "command ship",
    damaged: "damaged command ship",
    mine: "mine",
    fighter: (seat: number) => `${SEATS[seat]} fighter`,
    danger: "danger: right above a fighter or the planet",
    planet: "Planet",
    go: "fly here",
    boost: "stop here and fire",
    placeHere: "place here",
    mineHere: "mine to here",
    shootHere: "shoot from here",
  },
  seats: {
    level: (n: number) => `level ${n}`,
    missile: ["", "missile ready", "missile used"],
    powerUp: ["", "power-up ready", "power-up used"],
    out: "out of the game",
    offBoard: "off the board",
    tokens: (n: number, value: number) =>
      `${counted("en", n, { one: "token", other: "tokens" })} worth ${value}`,
    none: "no tokens yet",
    pile: (n: number) => `Pile: ${counted("en", n, { one: "token", other: "tokens" })}`,
    waiting: (n: number) => `waiting ships: ${n}`,
    aside: (n: number) => `halves set aside: ${n}`,
  },
};

export type GuardiansTexts = typeof en;
