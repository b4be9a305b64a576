// Written by scripts/generate-types from the sentences of the game; do not edit.
import { words as en } from "./review/en";
import { words as pl } from "./review/pl";

export const words = { pl, en } as const;
