import { counted } from "../../i18n/plural";
import type { GuardiansTexts } from "./texts.en";

const points = (n: number) =>
  counted("pl", n, { one: "punkt", few: "punkty", many: "punktów", other: "punktu" });
const shots = (n: number) =>
  counted("pl", n, { one: "strzał", few: "strzały", many: "strzałów", other: "strzału" });
// Colours stand for "myśliwiec", so they are masculine whoever plays.
const SEATS = ["czerwony", "żółty", "zielony", "niebieski"];
const OWNERS = ["czerwonego", "żółtego", "zielonego", "niebieskiego"];
const WARES: Readonly<Record<string, string>> = {
  missile: "rakietę",
  level: "wyższy poziom myśliwca",
  "power-up": "doładowanie",
  comeback: "powrót na planszę",
};
const REASONS: Readonly<Record<string, string>> = {
  "last-invader-gone": "na planszy nie ma już najeźdźców",
  "nobody-hits": "wszyscy po kolei chybili",
  "planet-fell": "planeta padła",
  "all-fighters-lost": "nie ma już kto bronić planety",
};
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const who = (seat: number) => upper(SEATS[seat] ?? "");
const piece = (sign: string) =>
  /^[1-5]$/.test(sign) ? `potwora za ${points(Number(sign))}` : "połowę statku dowodzenia";

export const pl: GuardiansTexts = {
  seat: who,
  reason: (code) => upper(`${REASONS[code] ?? code}.`),
  events: {
    fighterPlaced: (seat, space) => `${who(seat)} stanął na polu ${space}.`,
    minePlaced: (seat, space) => `${who(seat)} położył minę na polu ${space}.`,
    fighterMoved: (seat, from, to) => `${who(seat)} przeleciał z ${from} na ${to}.`,
    monsterTaken: (seat, eyes) => `${who(seat)} zestrzelił potwora za ${points(eyes)}.`,
    shipDamaged: (seat, space) =>
      `${who(seat)} uszkodził statek dowodzenia: połowa z pola ${space} wróciła do pudełka.`,
    shipPartTaken: (seat, value) => `${who(seat)} zdobył część statku dowodzenia za ${points(value)}.`,
    fighterHit: (seat, victim, value) =>
      value
        ? `${who(seat)} trafił ${OWNERS[victim]} i zabrał żeton za ${points(value)}.`
        : `${who(seat)} trafił ${OWNERS[victim]}, który nie miał nic do oddania.`,
    mineShot: (seat) => `${who(seat)} trafił w minę; nic się nie stało.`,
    shotMissed: (seat) => `${who(seat)} chybił.`,
    shotsLost: (seat, n) => `${who(seat)} stracił ${shots(n)}.`,
    mineMoved: (seat, from, to) => `${who(seat)} przesunął minę z ${from} na ${to}.`,
    mineExploded: (space, sign) => `Mina wybuchła na polu ${space} i zniszczyła ${piece(sign)}.`,
    columnEmptied: (column) => `Kolumna ${column} opustoszała.`,
    allAdvanced: "Wszyscy najeźdźcy zeszli o jeden rząd.",
    someAdvanced: (row) => `Najeźdźcy powyżej rzędu ${row} zeszli o jeden rząd.`,
    shipLaid: (space) => `Posiłki od pola ${space}: statek dowodzenia.`,
    halfAside: "Połowa statku dowodzenia czeka obok planszy na drugą.",
    shipWaits: "Cały statek dowodzenia czeka obok planszy na następne posiłki.",
    fighterLost: (seat, space) =>
      `${who(seat)} myśliwiec zderzył się z najeźdźcą na polu ${space} i zszedł z planszy.`,
    paid: (seat, tokens) => `${who(seat)} zapłacił żetonami ${tokens}.`,
    bought: (seat, what) => `${who(seat)} kupił ${WARES[what] ?? what}.`,
    missileFired: (seat, row) => `${who(seat)} odpalił rakietę w rząd ${row}.`,
    powerUpUsed: (seat, space) => `${who(seat)} użył doładowania na polu ${space}.`,
    comebackDeclined: (seat) => `${who(seat)} nie wrócił w tej turze.`,
    seatOut: (seat) => `${who(seat)} nie ma czym zapłacić za powrót i odpadł z gry.`,
    planetReached: "Najeźdźca dotarł do planety.",
    gameEnded: (reason) => `Koniec gry: ${REASONS[reason] ?? reason}.`,
  },
  needed: [
    "Postaw myśliwiec w najniższym rzędzie",
    "Połóż minę na polu miny",
    "Leć, strzelaj albo kupuj",
    "Leć dalej w tę samą stronę albo stój",
    "Strzelaj albo odpal rakietę",
    "Przesunąć minę?",
    "Wybierz żetony na zapłatę",
    "Zapłać za powrót albo spasuj",
    "Postaw myśliwiec w najniższym rzędzie",
    "Koniec gry",
  ],
  actions: {
    shoot: "Strzelaj z miejsca",
    shootAgain: "Strzelaj",
    missile: (row) => `Odpal rakietę: rząd ${row}`,
    buy: { missile: "Kup rakietę", level: "Kup poziom", "power-up": "Kup doładowanie" },
    boost: "Użyj doładowania: postój po drodze",
    boosting: "Wskaż pole, na którym chcesz stanąć i strzelać",
    mine: "Przesuń minę",
    mineWhere: "Wskaż pole, na które wraca mina",
    keep: "Zostaw",
    stop: "Stój tutaj",
    pass: "Pasuj",
    pay: "Zapłać",
    place: "Wskaż podświetlone pole",
  },
  effects: {
    gain: (n) => `+${points(n)}`,
    takesFrom: (seat, n) => `zabiera ${points(n)} – ${SEATS[seat]}`,
    hits: (seat) => `trafia: ${SEATS[seat]}`,
    damagesShip: "uszkadza statek dowodzenia",
    misses: "pudło",
    advances: "kolumna pustoszeje: najeźdźcy schodzą",
    losesOwn: "twój myśliwiec przepada",
    ends: "koniec gry",
  },
  board: {
    row: (n) => `wiersz ${n}`,
    column: (n) => `kolumna ${n}`,
    empty: "puste",
    mineSpace: "pole miny, puste",
    monster: (eyes) =>
      `potwór, ${counted("pl", eyes, { one: "oko", few: "oczy", many: "oczu", other: "oka" })}`,
    ship: "statek dowodzenia",
    damaged: "uszkodzony statek dowodzenia",
    mine: "mina",
    fighter: (seat) => `${SEATS[seat]} myśliwiec`,
    danger: "niebezpieczeństwo: tuż nad myśliwcem albo planetą",
    planet: "Planeta",
    go: "leć tutaj",
    boost: "stań tu i strzelaj",
    placeHere: "postaw tutaj",
    mineHere: "mina tutaj",
    shootHere: "strzelaj z miejsca",
  },
  seats: {
    level: (n) => `poziom ${n}`,
    missile: ["", "rakieta gotowa", "rakieta zużyta"],
    powerUp: ["", "doładowanie gotowe", "doładowanie zużyte"],
    out: "poza grą",
    offBoard: "poza planszą",
    tokens: (n, value) =>
      `${counted("pl", n, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" })} za ${value}`,
    none: "jeszcze bez żetonów",
    pile: (n) =>
      `Stos: ${counted("pl", n, { one: "żeton", few: "żetony", many: "żetonów", other: "żetonu" })}`,
    waiting: (n) => `czekające statki: ${n}`,
    aside: (n) => `odłożone połowy: ${n}`,
  },
};
