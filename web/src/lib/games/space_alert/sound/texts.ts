import type { Lang } from "../../../i18n/say";

/** The words around the ship's voice. */

const en = {
  title: "Sound",
  on: "Sound on",
  off: "Sound off",
  volume: "Volume",
  language: "Language of the voice",
  languages: { auto: "as the page", pl: "polski", en: "English" },
  who: "Who speaks",
  thisDevice: "This device",
  sharedScreen: "The shared screen only",
  whoAbout: "In one room let one device speak, or the voices echo.",
  subtitles: "Subtitles",
  test: "Test the speaker",
  testAbout: "Browsers keep quiet until somebody taps: this also lets the computer speak.",
  states: { locked: "no sound yet", ready: "sound works", interrupted: "sound stopped", off: "no sound" },
  stopped: "Sound stopped: tap",
  locked: "No sound yet: tap",
  screenSpeaks: "the shared screen speaks",
  more: "Volume, language, subtitles",
  startIn: "Start in",
};

type Texts = typeof en;

const pl: Texts = {
  title: "Dźwięk",
  on: "Dźwięk włączony",
  off: "Dźwięk wyłączony",
  volume: "Głośność",
  language: "Język głosu",
  languages: { auto: "jak strona", pl: "polski", en: "English" },
  who: "Kto mówi",
  thisDevice: "To urządzenie",
  sharedScreen: "Tylko wspólny ekran",
  whoAbout: "W jednym pokoju niech mówi jedno urządzenie, inaczej głosy się nakładają.",
  subtitles: "Napisy",
  test: "Próba głośnika",
  testAbout: "Przeglądarka milczy, dopóki ktoś jej nie dotknie: próba pozwala też mówić komputerowi.",
  states: {
    locked: "jeszcze bez dźwięku",
    ready: "dźwięk działa",
    interrupted: "dźwięk ustał",
    off: "bez dźwięku",
  },
  stopped: "Dźwięk ustał: dotknij",
  locked: "Jeszcze bez dźwięku: dotknij",
  screenSpeaks: "mówi wspólny ekran",
  more: "Głośność, język, napisy",
  startIn: "Start za",
};

export const soundTexts: Readonly<Record<Lang, Texts>> = { pl, en };
