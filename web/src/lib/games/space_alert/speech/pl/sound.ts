import type { SoundTexts } from "../en/sound";

export const sound: SoundTexts = {
  title: "Dźwięk",
  states: {
    locked: "jeszcze bez dźwięku",
    ready: "dźwięk działa",
    interrupted: "dźwięk ustał",
    off: "bez dźwięku",
  },
  stopped: "Dźwięk ustał: dotknij",
  locked: "Jeszcze bez dźwięku: dotknij",
  screenSpeaks: "mówi wspólny ekran",
  startIn: "Start za",
};
