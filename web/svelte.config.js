import { readdirSync } from "node:fs";
import { join } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const components = readdirSync(join(import.meta.dirname, "src"), { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => `src/${name}`)
  .sort();

/** A component's own classes are named by its place among all: they stand in every rule and every element, so they are short. */
const cssHash = ({ hash, css, filename }) => {
  const place = components.indexOf(filename);
  return `s${place < 0 ? hash(css) : place.toString(36)}`;
};

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, fragments: "tree", cssHash } };
