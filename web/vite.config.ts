import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BOX = "src/lib/games/space_alert/box/worker/worker.ts";
const BOX_WORKER = "box-worker.js";
const BOX_PAGE = "pages/Box.svelte";

const OF_BOTH_ROUNDS = "HalfSign|CardFace|halves|MiniBoard";
const OF_THE_TABLE = "bridge|Countdown|phases|size";
/** Parts of Space Alert that are needed together travel together: fewer files, and each packs better. */
const SPACE_ALERT = [
  {
    name: "space_alert-planning",
    test: RegExp(`space_alert/(planning/(?!${OF_BOTH_ROUNDS})|common/(${OF_THE_TABLE})|talk/|Layout)`),
  },
  { name: "space_alert-film", test: /space_alert\/film\// },
  {
    name: "space_alert-board",
    test: RegExp(
      `space_alert/(common/(?!${OF_THE_TABLE})|ship/|tracks/|planning/(${OF_BOTH_ROUNDS})|sound/(?!SoundPanel)|voice/(tones|(en|pl)\\.mp3)|texts\\.|speech\\.)`,
    ),
  },
];

/** Voyager's table is one part: end, planner and replays are fetched when they are wanted, and find its board there. */
const VOYAGER = [
  {
    name: "voyager-table",
    test: /voyager\/((board|cards|common|desk|dice|technologies)\/(?!texts\.(en|pl)|CardDialog)|Layout|speech\.svelte|texts\.ts)/,
  },
];

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

/** What each file of the build has at once: itself, and all it imports. */
const at = new Map<string, ReadonlySet<string>>();

/** A part fetches others; what it has already is not fetched with them, and not named among what they need. */
function leanLists(): Plugin {
  return {
    name: "lean-lists",
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) {
        const found = new Set<string>();
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || found.has(name)) return;
          found.add(name);
          for (const other of chunk.imports) add(other);
        };
        add(file);
        at.set(file, found);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), boxWorker(), leanLists()],
  build: {
    outDir: "../src/orbita/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "parts.json",
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) => needed.filter((file) => !at.get(hostId)?.has(file)),
    },
    rolldownOptions: {
      input: { index: "index.html", box: BOX },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [...SPACE_ALERT, ...VOYAGER] },
        entryFileNames: ({ name }) => (name === "box" ? BOX_WORKER : "assets/[name]-[hash].js"),
      },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/lib/games/speech.setup.ts"] },
});
