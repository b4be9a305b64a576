// Written by scripts/generate-types from the sentences of the game; do not edit.
import { words as en } from "./space_alert/en";
import { words as pl } from "./space_alert/pl";

export const words = { pl, en } as const;
