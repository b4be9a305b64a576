// Written by scripts/generate-types from the sentences of the game; do not edit.
import { words as en } from "./guardians/en";
import { words as pl } from "./guardians/pl";

export const words = { pl, en } as const;
