import type { Lang, Noun } from "./say";
import { amount } from "./say";

/** The words of the pages of a day and of a crew; they come with those pages. */

const bot: Noun = { pl: ["bot", "boty", "botów"], en: ["bot", "bots"] };
const flight: Noun = { pl: ["gra", "gry", "gier"], en: ["game", "games"] };

const en = {
  screen: {
    title: "Shared screen",
    join: "Join with your phone",
    waiting: "The table starts when everybody is ready.",
    noKey: "Open the shared screen with the link from the lobby.",
  },
  daily: {
    title: (game: string) => `${game}: today’s set-up`,
    ofDay: (game: string, day: string) => `${game}: ${day}`,
    lead: "The same for everybody, whatever they do. A new one every day at midnight UTC.",
    code: "Code",
    fly: "Play it",
    flyAgain: "Play it once more",
    none: "Nobody has played it yet.",
    played: (n: number) => `Played: ${amount(flight, n, "en")}.`,
    closed: "Results are shown after your own game.",
    results: "Results",
    rank: "#",
    crew: "Crew",
    score: "Points",
    lost: "lost",
    bots: (n: number) => amount(bot, n, "en"),
    marks: { practice: "training", challenge: "challenge", again: "not the first try", own: "you" },
    paces: {
      real: "",
      calm: "calm clock ¾",
      slow: "slow clock ½",
      pausable: "training: the clock could be stopped",
      step: "training: step by step",
    },
    before: "The day before",
    after: "The day after",
    today: "Today",
    more: "More results",
  },
  crew: {
    title: "Crew",
    members: "Who has flown",
    flights: (n: number) => amount(flight, n, "en"),
    nobody: "Nobody has played for this crew yet.",
    link: "Link of the crew",
    linkAbout: "Whoever has this link reads the log, plays for the crew and decides in its campaign.",
    exported: "Export the log",
    fly: "New game with this crew",
    drop: "Delete this crew",
    dropAsk: "Delete it? Who played keeps their own lines.",
    dropYes: "Delete",
    noKey: "This page opens with the crew’s own link.",
  },
};

type Words = typeof en;

const pl: Words = {
  screen: {
    title: "Wspólny ekran",
    join: "Dołącz telefonem",
    waiting: "Stół ruszy, gdy wszyscy będą gotowi.",
    noKey: "Wspólny ekran otwiera się linkiem z poczekalni.",
  },
  daily: {
    title: (game) => `${game}: rozgrywka dnia`,
    ofDay: (game, day) => `${game}: dzień ${day}`,
    lead: "Ta sama dla wszystkich, cokolwiek zrobią. Codziennie nowa, o północy czasu UTC.",
    code: "Kod",
    fly: "Zagraj",
    flyAgain: "Zagraj jeszcze raz",
    none: "Nikt jeszcze w nią nie zagrał.",
    played: (n) => `Rozegrano: ${amount(flight, n, "pl")}.`,
    closed: "Wyniki widać po własnej grze.",
    results: "Wyniki",
    rank: "Lp.",
    crew: "Załoga",
    score: "Punkty",
    lost: "przegrana",
    bots: (n) => amount(bot, n, "pl"),
    marks: { practice: "trening", challenge: "wyzwanie", again: "nie pierwsza próba", own: "ty" },
    paces: {
      real: "",
      calm: "spokojny zegar ¾",
      slow: "wolny zegar ½",
      pausable: "trening: zegar z pauzą",
      step: "trening: krok po kroku",
    },
    before: "Dzień wcześniej",
    after: "Dzień później",
    today: "Dziś",
    more: "Więcej wyników",
  },
  crew: {
    title: "Załoga",
    members: "Kto latał",
    flights: (n) => amount(flight, n, "pl"),
    nobody: "Nikt jeszcze nie zagrał dla tej załogi.",
    link: "Link załogi",
    linkAbout: "Kto ma ten link, czyta dziennik, gra dla załogi i decyduje w jej kampanii.",
    exported: "Zapisz dziennik do pliku",
    fly: "Nowa gra z tą załogą",
    drop: "Usuń tę załogę",
    dropAsk: "Usunąć? Kto grał, zachowa swoje wiersze.",
    dropYes: "Usuń",
    noKey: "Ta strona otwiera się linkiem załogi.",
  },
};

export const crewWords: Readonly<Record<Lang, Words>> = { pl, en };
