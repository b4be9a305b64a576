import type { Lang, Noun } from "../../../i18n/say";
import { amount } from "../../../i18n/say";
import type { Source, TablePace } from "./flight";

/** The words of set-up and lobby; what the box calls things comes from the catalogue. */

const android: Noun = { pl: ["android", "androidy", "androidów"], en: ["android", "androids"] };
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

const en = {
  mission: "Mission",
  firstFlight: "First flight: the lessons",
  sources: {
    training: "Test runs and simulations",
    mission: "Missions",
    random: "Random",
    daily: "Daily",
    code: "By code",
  } satisfies Record<Source, string>,
  about: {
    training: "Short and simple: only the rules of their level. Begin here.",
    mission: "The scripts of the box, all rules.",
    random: "A mission nobody knows. It gets a code, so that others can fly the same.",
    daily: "The same for everybody today; results are open after your own flight.",
    code: "Type a code that somebody sent you: same threats, same cards, same damage.",
  } satisfies Record<Source, string>,
  dailyPage: "Today’s mission and its results",
  code: "Code of the mission",
  codeExample: "K7-4Q",
  challenge: "Or a challenge file from another server",
  noChallenge: "This file holds no challenge.",
  brought: (code: string) => `Challenge ${code}: the mission as it was flown elsewhere.`,
  levels: "Threats",
  crew: "Crew",
  alone: "Alone, four androids",
  aloneAbout: "You lay all cards for all of them.",
  withBots: "Alone, bots as crew",
  withBotsAbout: "Three crewmates plan with you: they say what they hold and lay, and listen.",
  withPeople: "With people",
  withPeopleAbout: "Everybody on a device of their own, or at this screen.",
  androids: (n: number) =>
    n === 0
      ? "No androids: the crew is full."
      : `${amount(android, n, "en")} ${n === 1 ? "fills" : "fill"} the crew up.`,
  androidsAlone: (n: number) => `You alone play ${amount(android, n, "en")}, and see all cards.`,
  fifth: "A fifth android",
  roles: "Roles and androids",
  android: (n: number) => `Android ${n}`,
  acts: (n: number) => `acts ${ORDINALS[n] ?? n + 1}`,
  placeOf: (name: string) => `${name}: when it acts`,
  playerOf: (name: string) => `${name}: who acts for it`,
  pace: "Pace",
  paces: {
    real: ["real", "As the box: ten minutes, nothing waits."],
    calm: ["calm ¾", "The clock runs at three quarters."],
    slow: ["slow ½", "The clock runs at half speed."],
    pausable: ["pausable", "Anybody may stop the clock."],
    step: ["step by step", "The clock waits until everybody is ready."],
  } satisfies Record<TablePace, readonly [string, string]>,
  training: "training",
  trainingAbout: "Training is marked in the log.",
  shared: "Several hands at one screen: the clock can be stopped.",
  aids: "Aids",
  aidsAbout: "One choice for the whole table; everybody sees it.",
  sound: "Sound",
  rulings: "Rulings and rules in use",
  logbook: "Star log and campaign",
  noCrew: "No star log of a crew",
  crewLog: "Fly for the star log of",
  found: "Found a crew",
  foundAs: "Name of the crew",
  openCrew: "Open the star log",
  campaign: "Fly the mission the campaign waits for",
  crewAbout: "A crew has a link of its own: whoever has it reads its log and flies its campaign.",
  flown: "What is flown",
  flownCode: "code",
  share: "Others fly the same mission with this code.",
  campaignOf: "campaign",
  screen: "Shared screen",
  screenAbout: "A television or laptop shows ship, threats and clock, and speaks; phones are the hands.",
  openScreen: "Open the shared screen",
  noSound: "no sound",
};

type Texts = typeof en;

const PORZADEK = ["pierwszy", "drugi", "trzeci", "czwarty", "piąty"];

const pl: Texts = {
  mission: "Misja",
  firstFlight: "Pierwszy lot: lekcje",
  sources: {
    training: "Loty testowe i symulacje",
    mission: "Misje",
    random: "Losowa",
    daily: "Misja dnia",
    code: "Z kodu",
  },
  about: {
    training: "Krótkie i proste: tylko zasady swojego stopnia. Zacznijcie tutaj.",
    mission: "Scenariusze z pudełka, wszystkie zasady.",
    random: "Misja, której nikt nie zna. Dostaje kod, żeby inni mogli polecieć w tę samą.",
    daily: "Dziś dla wszystkich ta sama; wyniki widać po własnym locie.",
    code: "Wpisz kod, który ktoś ci przysłał: te same zagrożenia, karty i uszkodzenia.",
  },
  dailyPage: "Misja dnia i jej wyniki",
  code: "Kod misji",
  codeExample: "K7-4Q",
  challenge: "Albo plik wyzwania z innego serwera",
  noChallenge: "W tym pliku nie ma wyzwania.",
  brought: (code) => `Wyzwanie ${code}: misja, którą lecieli gdzie indziej.`,
  levels: "Zagrożenia",
  crew: "Załoga",
  alone: "Gram z czterema androidami",
  aloneAbout: "Układasz wszystkie karty za nie wszystkie.",
  withBots: "Gram z botami",
  withBotsAbout: "Trzech członków załogi planuje z tobą: mówią, co mają i co kładą, i słuchają.",
  withPeople: "Z ludźmi",
  withPeopleAbout: "Każdy na swoim urządzeniu albo przy tym ekranie.",
  androids: (n) =>
    n === 0
      ? "Bez androidów: załoga jest pełna."
      : `Załogę ${n === 1 ? "uzupełnia" : n < 5 ? "uzupełniają" : "uzupełnia"} ${amount(android, n, "pl")}.`,
  androidsAlone: (n) => `W pojedynkę prowadzisz ${amount(android, n, "pl")} i widzisz wszystkie karty.`,
  fifth: "Piąty android",
  roles: "Role i androidy",
  android: (n) => `Android ${n}`,
  acts: (n) => `działa ${PORZADEK[n] ?? n + 1}`,
  placeOf: (name) => `${name}: kiedy działa`,
  playerOf: (name) => `${name}: kto działa za niego`,
  pace: "Tempo",
  paces: {
    real: ["prawdziwe", "Jak w pudełku: dziesięć minut, nic nie czeka."],
    calm: ["spokojne ¾", "Zegar biegnie o jedną czwartą wolniej."],
    slow: ["wolne ½", "Zegar biegnie dwa razy wolniej."],
    pausable: ["z pauzą", "Każdy może zatrzymać zegar."],
    step: ["krok po kroku", "Zegar czeka, aż wszyscy będą gotowi."],
  },
  training: "trening",
  trainingAbout: "Trening jest zaznaczony w dzienniku.",
  shared: "Kilka osób przy jednym ekranie: zegar można zatrzymać.",
  aids: "Pomoc",
  aidsAbout: "Jeden wybór dla całego stołu; wszyscy go widzą.",
  sound: "Dźwięk",
  rulings: "Rozstrzygnięcia i zasady w użyciu",
  logbook: "Dziennik gwiezdny i kampania",
  noCrew: "Bez dziennika załogi",
  crewLog: "Lot do dziennika załogi",
  found: "Załóż załogę",
  foundAs: "Nazwa załogi",
  openCrew: "Otwórz dziennik gwiezdny",
  campaign: "Leć w misję, na którą czeka kampania",
  crewAbout: "Załoga ma własny link: kto go ma, czyta jej dziennik i lata w jej kampanii.",
  flown: "Dokąd lecimy",
  flownCode: "kod",
  share: "Z tym kodem inni polecą w tę samą misję.",
  campaignOf: "kampania",
  screen: "Wspólny ekran",
  screenAbout: "Telewizor albo laptop pokazuje statek, zagrożenia i zegar, i mówi; telefony są rękami.",
  openScreen: "Otwórz wspólny ekran",
  noSound: "bez dźwięku",
};

export const lobbyTexts: Readonly<Record<Lang, Texts>> = { pl, en };
