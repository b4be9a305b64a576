import { words } from "../../../words/space_alert/pl";
import clips from "../voice/pl.json";
import { film } from "./pl/film";
import { sound } from "./pl/sound";
import { table } from "./pl/table";

export const speech = { words, table, film, sound, clips };
