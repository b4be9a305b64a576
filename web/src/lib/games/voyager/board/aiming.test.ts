import { describe, expect, it } from "vitest";
import {
  aimAt,
  aimAtWorld,
  emptiestCorner,
  flightsOf,
  type Ground,
  nearestFlight,
  neighbour,
  placeOf,
  smallness,
  stepped,
} from "./aiming";
import { type Cell, cellsOf, inCell, middleOf, pointAt } from "./geometry";

const SIZES = { mercury: 1, venus: 3, earth: 4, mars: 8, belt: 16, jupiter: 48 };
const CELLS = cellsOf(
  Object.entries(SIZES).map(([id, count]) => ({
    id,
    spaces: Array.from({ length: count }, (_, n) => `${id}/${n}`),
  })),
);
const cell = (id: string): Cell => {
  const found = CELLS.get(id);
  if (!found) throw new Error(`no space ${id}`);
  return found;
};

function ground(
  legal: readonly string[],
  reach: Ground["reach"] = [],
  beside: readonly string[] = [],
): Ground {
  const at = (id: string, space: string, radius: number) => ({ id, radius, ...middleOf(cell(space)) });
  return {
    cells: CELLS,
    layout: {
      bodies: new Map([
        ["mars", at("mars", "mars/2", 28)],
        ["ceres", at("ceres", "belt/9", 24)],
      ]),
    },
    spaces: new Map([
      ["mars", "mars/2"],
      ["ceres", "belt/9"],
    ]),
    reach,
    beside: new Set(beside),
    isLegal: (move) => legal.includes(move),
  };
}

describe("aiming", () => {
  it("takes the space under the finger, or the nearest one within reach of it", () => {
    const there = ground(["move jupiter/10", "move jupiter/12"]);
    expect(nearestFlight(there, middleOf(cell("jupiter/12")), 40)?.move).toBe("move jupiter/12");
    expect(nearestFlight(there, inCell(cell("jupiter/11"), 0.7), 40)?.move).toBe("move jupiter/12");
    expect(nearestFlight(there, pointAt(0.5, 414), 40)).toBeNull();
  });

  it("leads to a world: landing first, then the flights on the way, before them the launch", () => {
    const reach = [{ space: "mars/2", flights: 2, actions: 2, way: ["earth/1", "mars/2"] }];
    expect(aimAtWorld(ground(["land mars"], reach), "mars")).toEqual({ move: "land mars", world: "mars" });
    expect(aimAtWorld(ground(["rocket mars"]), "mars")?.move).toBe("rocket mars");
    expect(aimAtWorld(ground(["move earth/1"], reach), "mars")).toEqual({
      move: "move earth/1",
      world: "mars",
    });
    expect(aimAtWorld(ground(["launch"], reach), "mars")?.move).toBe("launch");
    expect(aimAtWorld(ground(["move earth/1"], reach), "ceres")).toBeNull();
  });

  it("launches to a world in the same space, to which no flight leads", () => {
    expect(aimAtWorld(ground(["launch"], [], ["mars"]), "mars")).toEqual({ move: "launch", world: "mars" });
    expect(aimAtWorld(ground(["launch"], [], ["mars"]), "ceres")).toBeNull();
    expect(aimAtWorld(ground(["move earth/1"], [], ["mars"]), "mars")).toBeNull();
  });

  it("goes as far along the way as one flight can", () => {
    const reach = [{ space: "belt/9", flights: 2, actions: 2, way: ["mars/3", "mars/4", "belt/9"] }];
    expect(aimAtWorld(ground(["move mars/3", "move mars/4"], reach), "ceres")?.move).toBe("move mars/4");
  });

  it("means the world where a sphere is touched, and the space beside it", () => {
    const reach = [{ space: "mars/2", flights: 1, actions: 1, way: ["mars/2"] }];
    const there = ground(["move mars/2", "move mars/1"], reach);
    expect(aimAt(there, middleOf(cell("mars/2")), 40, 8)).toEqual({ move: "move mars/2", world: "mars" });
    expect(aimAt(there, inCell(cell("mars/2"), 0.05), 40, 8)).toEqual({ move: "move mars/2", world: null });
  });

  it("says nothing at a world that nothing leads to, unless its space is lit", () => {
    expect(aimAt(ground(["move belt/8"]), middleOf(cell("belt/9")), 200, 8)).toBeNull();
  });

  it("steps through the legal flights, around and back", () => {
    const there = ground(["move venus/1", "move belt/3", "launch"]);
    expect(flightsOf(there)).toEqual(["move venus/1", "move belt/3"]);
    expect(stepped(there, null, 1)?.move).toBe("move venus/1");
    expect(stepped(there, null, -1)?.move).toBe("move belt/3");
    expect(stepped(there, { move: "move belt/3", world: null }, 1)?.move).toBe("move venus/1");
    expect(stepped(ground([]), null, 1)).toBeNull();
  });

  it("knows which spaces a thumb would miss", () => {
    expect(smallness(cell("jupiter/0"), 0.39)).toBeLessThan(44);
    expect(smallness(cell("mars/0"), 0.698)).toBeLessThan(44);
    expect(smallness(cell("earth/0"), 0.698)).toBeGreaterThan(44);
  });

  it("puts the loupe where least is, and never over what it shows", () => {
    expect(emptiestCorner([], { x: 100, y: 900 })).toEqual({ x: 1, y: 0 });
    expect(emptiestCorner([], { x: 900, y: 100 }).x + 0).toBe(0);
    expect(emptiestCorner([{ x: 800, y: 200 }], { x: 500, y: 500 }).x + 0).toBe(0);
  });

  it("finds the way by arrows: around the ring, outwards and inwards to what overlaps most", () => {
    expect(neighbour(CELLS, cell("mars/7"), 1, 0).id).toBe("mars/0");
    expect(neighbour(CELLS, cell("mars/0"), -1, 0).id).toBe("mars/7");
    expect(neighbour(CELLS, cell("mars/2"), 0, 1).id).toBe("belt/4");
    expect(neighbour(CELLS, cell("belt/5"), 0, -1).id).toBe("mars/2");
    expect(neighbour(CELLS, cell("earth/3"), 0, -1).id).toBe("venus/2");
    expect(neighbour(CELLS, cell("jupiter/5"), 0, 1).id).toBe("jupiter/5");
    expect(neighbour(CELLS, cell("mercury/0"), 0, 1).id).toBe("venus/0");
  });

  it("knows where a move happens", () => {
    const there = ground([]);
    expect(placeOf(there, "move mars/2")).toEqual(middleOf(cell("mars/2")));
    expect(placeOf(there, "land ceres")).toMatchObject({ id: "ceres" });
    expect(placeOf(there, "research")).toBeNull();
  });
});
