import type { Lesson, LessonEntry, Teaching } from "../../ui";

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });
const lesson = (id: string, pl: string, en: string): LessonEntry => ({
  id,
  name: { pl, en },
  load: FILES[`./${id}.json`] as LessonEntry["load"],
});

/** What Strażnicy Kosmosu teaches; no table needs it. */
export const teaching: Teaching = {
  lessons: [
    lesson("basic", "podstawy", "the basics"),
    lesson("advanced", "wariant zaawansowany", "the advanced variant"),
  ],
};
