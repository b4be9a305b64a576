import type { Lang } from "../../../i18n/say";

/** The signs of the table, with a sentence each. */
const en = {
  rocket: "A rocket: hull and sign are its player's; a flame means that it flies, a halo that it is yours.",
  hotel: "A hotel: it brings its owner coins at the beginning of a turn.",
  base: "A base: it brings its owner exploration cards at the beginning of a turn.",
  plate: "Below a world: what landing needs on the die, and the stars it gives.",
  reach: "A lit space: your rocket can fly there with this action.",
  later: "A dotted edge: the world in it can be reached with a later flight of this turn.",
  aimed: "What you aim at: once more, or the large button, makes the move.",
  danger: "A flight into danger: whoever ends a turn there in space must roll this, or the rocket is lost.",
  threat: "A broken ring: somebody can attack this building of yours before your next turn.",
  wanted: "A dashed ring: a world that a mission, a hint or your aim is about.",
  beads: "A flight step by step; the arrow is the turn of the rings.",
  today: "In the launch windows: where a world is today, and the way its ring carries it.",
  score: "Points around the board: once around is the goal. The gate opens as soon as somebody is there.",
  turn: "The turn of the rings, and after whose turn it comes.",
  decks: "Research cards, exploration cards, missions and achievements.",
  coin: "Coins.",
  technologies: "Technologies: tourism, space bases, sabotage. Lit is what has been developed.",
  pips: "What a discarded card adds to a roll: to any, to a landing, in the belt, to a takeover, to a defence.",
  lock: "It draws cards or rolls dice, so it cannot be taken back.",
};

export type SignId = keyof typeof en;

const pl: Readonly<Record<SignId, string>> = {
  rocket: "Rakieta: kadłub i znak należą do gracza; płomień oznacza lot, poświata – twoją rakietę.",
  hotel: "Hotel: na początku tury przynosi właścicielowi monety.",
  base: "Baza: na początku tury przynosi właścicielowi karty eksploracji.",
  plate: "Pod światem: ile trzeba wyrzucić na kości, aby wylądować, i ile to daje gwiazdek.",
  reach: "Podświetlone pole: twoja rakieta może tam polecieć tą akcją.",
  later: "Kropkowana krawędź: do tego świata dotrzesz dalszym lotem w tej turze.",
  aimed: "Wskazany cel: dotknij jeszcze raz albo naciśnij duży przycisk, aby wykonać ruch.",
  danger:
    "Lot w niebezpieczne miejsce: kto kończy tam turę w kosmosie, musi tyle wyrzucić, inaczej traci rakietę.",
  threat: "Pęknięty pierścień: ktoś może zaatakować tę twoją budowlę przed twoją następną turą.",
  wanted: "Przerywany pierścień: świat, o który chodzi w misji, w podpowiedzi albo w twoim ruchu.",
  beads: "Lot krok po kroku; strzałka to obrót pierścieni.",
  today: "W oknach startowych: gdzie świat jest dziś i dokąd poniesie go pierścień.",
  score: "Punkty wokół planszy: jedno okrążenie to cel. Brama otwiera się, gdy ktoś do niego dotrze.",
  turn: "Obrót pierścieni i po czyjej turze następuje.",
  decks: "Karty badań, karty eksploracji, misje i osiągnięcia.",
  coin: "Monety.",
  technologies: "Technologie: turystyka, bazy kosmiczne, sabotaż. Świeci to, co już rozwinięte.",
  pips: "Co odrzucona karta dodaje do rzutu: do każdego, do lądowania, w pasie, do przejęcia, do obrony.",
  lock: "Dobiera karty albo rzuca kośćmi, więc nie można tego cofnąć.",
};

export const signTexts: Readonly<Record<Lang, Readonly<Record<SignId, string>>>> = { pl, en };
