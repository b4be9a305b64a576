import type { Lesson, LessonEntry, Teaching } from "../../ui";

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });
const lesson = (id: string, pl: string, en: string): LessonEntry => ({
  id,
  name: { pl, en },
  load: FILES[`./${id}.json`] as LessonEntry["load"],
});

/** What Space Alert teaches; no table needs it. */
export const teaching: Teaching = {
  lessons: [
    lesson("basic", "strzał", "shoot"),
    lesson("energy", "energia", "energy"),
    lesson("shields", "osłony i odległość", "shields and distance"),
    lesson("computer", "komputer i windy", "computer and lifts"),
    lesson("intruders", "intruzi i droidy", "intruders and battlebots"),
    lesson("silence", "cisza, dane, transfer", "silence, data, transfer"),
    lesson("androids", "androidy", "androids"),
  ],
  afterwards: {
    label: { pl: "Pierwszy lot testowy", en: "First test run" },
    options: { mission: "test_run_1", aids: "cadet" },
    bots: 3,
  },
};
