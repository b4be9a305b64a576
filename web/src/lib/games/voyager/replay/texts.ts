import type { Lang } from "../../../i18n/say";

const en = {
  title: "Replay",
  byMoves: "Move by move",
  copy: "Copy a link to this moment",
  copied: "Copied",
  table: "To the table",
  slider: "Turn",
  setUp: "The set-up",
  turn: (round: number, name: string) => `Round ${round}, ${name}'s turn`,
  step: (at: number, of: number) => `move ${at} of ${of}`,
  round: "Round",
  previousTurn: "To the turn before",
  nextTurn: "To the next turn",
  moments: "Key moments",
  moment: (number: number, text: string) => `Key moment ${number}: ${text}`,
  eyes: "Whose eyes",
  everybody: "A spectator",
  handOf: (name: string) => `${name}'s hand`,
  missionsOf: (name: string) => `${name}'s missions`,
  none: "none",
  points: "points",
  coins: "coins",
  cards: "cards",
  happened: "What happened",
  loading: "Looking …",
};

export type ReplayTexts = typeof en;

const pl: ReplayTexts = {
  title: "Powtórka",
  byMoves: "Ruch po ruchu",
  copy: "Skopiuj link do tej chwili",
  copied: "Skopiowano",
  table: "Do stołu",
  slider: "Tura",
  setUp: "Przygotowanie gry",
  turn: (round, name) => `Runda ${round}, tura: ${name}`,
  step: (at, of) => `ruch ${at} z ${of}`,
  round: "Runda",
  previousTurn: "Do poprzedniej tury",
  nextTurn: "Do następnej tury",
  moments: "Ważne chwile",
  moment: (number, text) => `Ważna chwila ${number}: ${text}`,
  eyes: "Czyimi oczami",
  everybody: "Widz",
  handOf: (name) => `Karty: ${name}`,
  missionsOf: (name) => `Misje: ${name}`,
  none: "brak",
  points: "punkty",
  coins: "monety",
  cards: "karty",
  happened: "Co się stało",
  loading: "Już pokazuję…",
};

export const replayTexts: Readonly<Record<Lang, ReplayTexts>> = { pl, en };
