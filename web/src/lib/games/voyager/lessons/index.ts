import type { Lesson, LessonEntry, Teaching } from "../../ui";

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });
const lesson = (id: string, pl: string, en: string): LessonEntry => ({
  id,
  name: { pl, en },
  load: FILES[`./${id}.json`] as LessonEntry["load"],
});

/** What Solar System Voyager teaches; no table needs it. */
export const teaching: Teaching = {
  lessons: [
    lesson("basic", "lot i lądowanie", "flight and landing"),
    lesson("windows", "okno startowe", "a launch window"),
    lesson("cards", "kostka i karty", "dice and cards"),
    lesson("buildings", "budowle i technologie", "buildings and technologies"),
    lesson("sabotage", "sabotaż i obrona", "sabotage and defence"),
  ],
  offersAll: true,
};
