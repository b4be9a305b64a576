/** The words around the ship's voice. */
export const sound = {
  title: "Sound",
  states: { locked: "no sound yet", ready: "sound works", interrupted: "sound stopped", off: "no sound" },
  stopped: "Sound stopped: tap",
  locked: "No sound yet: tap",
  screenSpeaks: "the shared screen speaks",
  startIn: "Start in",
};

export type SoundTexts = typeof sound;
