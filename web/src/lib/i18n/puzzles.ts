/** The words of the page of puzzles; they come with that page. */

const en = {
  title: (game: string) => `${game}: puzzle of the day`,
  ofDay: (game: string, day: string) => `${game}: puzzle of ${day}`,
  lead: (seat: string) =>
    `From a real game; ${seat} is to move. Find the best turn, from its first move to its last.`,
  made: "So far:",
  solved: "Solved!",
  notYet: "Not the best turn",
  left: (chance: string) => `Chance to win after this turn: ${chance}.`,
  lost: (chance: string, best: string) =>
    `Chance to win after this turn: ${chance}. After the best one: ${best}.`,
  best: (turn: string, chance: string) => `The best turn: ${turn}. Chance to win: ${chance}.`,
  greedy: (turn: string, chance: string) =>
    `Whoever looks at this turn only plays: ${turn}. Chance to win: ${chance}.`,
  walks: (count: string) =>
    `Each chance comes from two searches; close to the best one they play on ${count} times.`,
  again: "Try again",
  back: "Start the turn over",
  show: "Show the answer",
  days: "Other days",
  before: "The day before",
  after: "The day after",
  today: "Today’s puzzle",
};

const pl: typeof en = {
  title: (game) => `${game}: zadanie dnia`,
  ofDay: (game, day) => `${game}: zadanie z dnia ${day}`,
  lead: (seat) =>
    `Z prawdziwej partii; na ruchu: ${seat}. Znajdź najlepszą turę, od pierwszego ruchu do ostatniego.`,
  made: "Do tej pory:",
  solved: "Rozwiązane!",
  notYet: "To nie jest najlepsza tura",
  left: (chance) => `Szansa na zwycięstwo po tej turze: ${chance}.`,
  lost: (chance, best) => `Szansa na zwycięstwo po tej turze: ${chance}. Po najlepszej: ${best}.`,
  best: (turn, chance) => `Najlepsza tura: ${turn}. Szansa na zwycięstwo: ${chance}.`,
  greedy: (turn, chance) => `Kto patrzy tylko na tę turę, gra: ${turn}. Szansa na zwycięstwo: ${chance}.`,
  walks: (count) =>
    `Każda szansa pochodzi z dwóch przeszukiwań; blisko najlepszej rozgrywają one dalszy ciąg ${count} razy.`,
  again: "Spróbuj jeszcze raz",
  back: "Zacznij turę od nowa",
  show: "Pokaż rozwiązanie",
  days: "Inne dni",
  before: "Dzień wcześniej",
  after: "Dzień później",
  today: "Dzisiejsze zadanie",
};

export const puzzleWords = { en, pl };
