import { describe, expect, it } from "vitest";
import { type Box, boxOf, overlaps } from "./boxes";
import { cellsOf, distanceTo } from "./geometry";
import { type Layout, layOut, type NoteWish, type Standing, type World } from "./layout";
import material from "./positions.json";
import { sizesFor } from "./sizes";

const RINGS = Object.entries(material.rings).map(([id, count]) => ({
  id,
  spaces: Array.from({ length: count }, (_, n) => `${id}/${n}`),
}));
const CELLS = cellsOf(RINGS);
const WORLDS: Readonly<Record<"pl" | "en", readonly World[]>> = {
  pl: worldsIn(material.names.pl),
  en: worldsIn(material.names.en),
};
/** A busy machine may be slow. */
const LONG = 120_000;
const WIDTHS = { desktop: 698, phone: 390 };

function worldsIn(names: Readonly<Record<string, string>>): readonly World[] {
  return material.bodies.map((body) => ({ ...body, name: names[body.id] ?? "" }));
}

function read(line: string): Standing {
  const [numbers = "", rockets = "", built = ""] = line.split("|").map((part) => part.trim());
  const spaces = material.bodies.map(({ ring }, n) => `${ring}/${numbers.split(" ")[n]}`);
  const buildings = new Map(built.split(" ").map((one) => [one.split("=")[0], one.split("=")[1] ?? ""]));
  return {
    bodies: material.bodies.map(({ id }, n) => {
      const [kind, owner] = (buildings.get(id) ?? "").split(":");
      const building = kind === "hotel" || kind === "base" ? kind : null;
      return { id, space: spaces[n] ?? "", building, owner: building ? Number(owner) : null };
    }),
    rockets: rockets.split(" ").map((place) => {
      if (place === "-") return null;
      if (!place.startsWith("@")) return { space: place, body: null };
      const at = material.bodies.findIndex(({ id }) => `@${id}` === place);
      return { space: spaces[at] ?? "", body: place.slice(1) };
    }),
  };
}

/** Notes on every world at once: more than any turn shows. */
const notesFor = (width: number): readonly NoteWish[] => {
  const { note, isSmall } = sizesFor(width);
  if (isSmall) return [];
  const worlds = material.bodies.filter(({ landing }) => landing !== null);
  return worlds.map(({ id }, n) => ({
    id,
    body: id,
    width: note * (n ? 7.5 : 12),
    height: note * (n ? 1.7 : 2.9),
  }));
};

/** Rockets that overlap because they are a heap are one piece. */
function piecesOf({ bodies, rockets, buildings, heaps }: Layout): readonly (Box & { what: string })[] {
  const byPlace = new Map<string, Box & { what: string }>();
  for (const rocket of rockets.values()) {
    const key = heaps.length ? `${rocket.y}` : `${rocket.seat}`;
    const known = byPlace.get(key);
    const left = Math.min(rocket.x - rocket.width / 2, known ? known.x - known.width / 2 : 1000);
    const right = Math.max(rocket.x + rocket.width / 2, known ? known.x + known.width / 2 : 0);
    const what = `rocket ${rocket.seat}`;
    byPlace.set(key, {
      what,
      x: (left + right) / 2,
      y: rocket.y,
      width: right - left,
      height: rocket.height,
    });
  }
  return [
    ...[...bodies.values()].map((spot) => ({ what: spot.id, ...boxOf(spot, spot.radius) })),
    ...[...buildings.values()].map((spot) => ({ ...spot, what: `${spot.kind} on ${spot.body}` })),
    ...byPlace.values(),
  ];
}

/** Spheres are round: two of them may stand closer than their boxes. */
const isApart = (one: string, other: string, { bodies }: Layout): boolean => {
  const [a, b] = [bodies.get(one), bodies.get(other)];
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) >= a.radius + b.radius - 0.01;
};

function covered(layout: Layout): string[] {
  const pieces = piecesOf(layout);
  const plates = [...layout.plates].map(([id, box]) => ({ ...box, what: `plate of ${id}` }));
  const notes = [...layout.notes].map(([id, box]) => ({ ...box, what: `note at ${id}` }));
  const all = [...pieces, ...plates, ...notes];
  return all.flatMap((one, n) =>
    all
      .slice(n + 1)
      .flatMap((other) =>
        overlaps(one, other) && !isApart(one.what, other.what, layout)
          ? [`${one.what} and ${other.what}`]
          : [],
      ),
  );
}

/** What is not wholly in the picture. */
function outside({ plates, notes, rockets }: Layout): string[] {
  const isOut = ({ x, y, width, height }: Box) =>
    Math.min(x - width / 2, y - height / 2) < 0 || Math.max(x + width / 2, y + height / 2) > 1000;
  return [...plates, ...notes, ...rockets].flatMap(([what, box]) =>
    isOut(box) ? [`${what} is outside`] : [],
  );
}

describe("what stands on the board", () => {
  it("is a thousand positions of real games", () => {
    expect(new Set(material.positions).size).toBe(1000);
    expect(material.positions.some((line) => (line.match(/@europa/g) ?? []).length >= 3)).toBe(true);
  });

  for (const [shape, width] of Object.entries(WIDTHS)) {
    it(`covers nothing else on a ${shape}, lies within the picture and is all there`, {
      timeout: LONG,
    }, () => {
      const found = material.positions.flatMap((line, n) => {
        const standing = read(line);
        const layout = layOut(standing, CELLS, WORLDS[n % 2 ? "pl" : "en"], sizesFor(width), notesFor(width));
        expect(layout.bodies.size).toBe(9);
        expect(layout.plates.size).toBe(7);
        expect(layout.notes.size).toBe(notesFor(width).length);
        expect(layout.rockets.size).toBe(standing.rockets.filter(Boolean).length);
        expect(layout.buildings.size).toBe(standing.bodies.filter(({ building }) => building).length);
        return [...covered(layout), ...outside(layout)].map((what) => `${what}: ${line}`);
      });
      expect(found).toEqual([]);
    });
  }

  it("stands in its own space, or is tied to it", { timeout: LONG }, () => {
    for (const line of material.positions) {
      const standing = read(line);
      const { rockets } = layOut(standing, CELLS, WORLDS.pl, sizesFor(WIDTHS.desktop));
      for (const { seat, isFlying, tether, ...box } of rockets.values()) {
        const cell = CELLS.get(standing.rockets[seat]?.space ?? "");
        if (!isFlying || !cell) continue;
        expect(tether !== null || distanceTo(cell, box) <= 2 * box.width).toBe(true);
      }
    }
  });

  it("counts rockets where they are more than three", () => {
    const home = { bodies: read(material.positions[0] ?? "").bodies, rockets: [] };
    const at = home.bodies.find(({ id }) => id === "earth")?.space ?? "";
    const rockets = Array.from({ length: 5 }, () => ({ space: at, body: "earth" }));
    const { heaps } = layOut({ ...home, rockets }, CELLS, WORLDS.pl, sizesFor(WIDTHS.phone));
    expect(heaps.map(({ count }) => count)).toEqual([5]);
  });
});
