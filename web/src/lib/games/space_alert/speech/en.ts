import { words } from "../../../words/space_alert/en";
import clips from "../voice/en.json";
import { film } from "./en/film";
import { sound } from "./en/sound";
import { table } from "./en/table";

export const speech = { words, table, film, sound, clips };
