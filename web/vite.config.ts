import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BOX = "src/lib/games/space_alert/box/worker/worker.ts";
const BOX_WORKER = "box-worker.js";
const BOX_PAGE = "pages/Box.svelte";

/** A short name for a content. */
async function nameFor(content: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The worker of the box's page is told which files that page needs, and gets another name with every change of them. */
function boxWorker(): Plugin {
  return {
    name: "box-worker",
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const worker = chunks.find(({ fileName }) => fileName === BOX_WORKER);
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(BOX_PAGE));
      const main = chunks.find(({ isEntry, fileName }) => isEntry && fileName !== BOX_WORKER);
      if (!worker || !page || !main) throw new Error("the box's page is not where its worker looks for it");
      const needed = new Set<string>();
      const add = (fileName: string, isWhole: boolean): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== "chunk" || needed.has(fileName)) return;
        needed.add(fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
        for (const other of chunk.imports) add(other, isWhole);
        for (const other of isWhole ? chunk.dynamicImports : []) add(other, true);
      };
      add(main.fileName, false);
      add(page.fileName, true);
      for (const name of Object.keys(bundle)) if (/-(basic|polish)-.*\.woff2$/.test(name)) needed.add(name);
      const files = [...needed].sort().map((name) => `/${name}`);
      const version = await nameFor(worker.code + files.join());
      worker.code = worker.code
        .replace("__BOX_FILES__", JSON.stringify(files).replaceAll('"', '\\"'))
        .replace("__BOX_VERSION__", version);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), boxWorker()],
  build: {
    outDir: "../src/orbita/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", box: BOX },
      output: {
        entryFileNames: ({ name }) => (name === "box" ? BOX_WORKER : "assets/[name]-[hash].js"),
      },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
