import type { SeatColour } from "../../../ui/seatLook";

/** The shape of a crew member around a middle, by colour; an android is a hexagon. */
export function shapePath(colour: SeatColour | null, x: number, y: number, radius: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * radius).toFixed(1)} ${(y + dy * radius).toFixed(1)}`;
  const through = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => at(dx, dy)).join(" L")} Z`;
  switch (colour) {
    case "red":
      return through([0, -1.05], [1.08, 0.85], [-1.08, 0.85]);
    case "yellow":
      return `M${at(0, -1)} A${radius} ${radius} 0 1 1 ${at(0, 1)} A${radius} ${radius} 0 1 1 ${at(0, -1)} Z`;
    case "green":
      return through([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
    case "blue":
      return through([0, -1.15], [1.15, 0], [0, 1.15], [-1.15, 0]);
    case "violet":
      return starPath(x, y, radius * 1.2);
    default:
      return through([-0.55, -0.95], [0.55, -0.95], [1.1, 0], [0.55, 0.95], [-0.55, 0.95], [-1.1, 0]);
  }
}

function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const reach = n % 2 === 0 ? radius : radius * 0.5;
    const angle = (n * Math.PI) / 5;
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join(" L")} Z`;
}

/** A hexagon standing on a corner. */
export function hexagonPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 6 }, (_, n) => {
    const angle = (n * Math.PI) / 3;
    return `${(x + Math.sin(angle) * radius).toFixed(1)} ${(y - Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join(" L")} Z`;
}
