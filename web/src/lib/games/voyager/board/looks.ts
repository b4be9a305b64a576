/** How bodies look: a sphere of a unit's radius, from light to dark, and what is painted on it. */
export interface BodyLook {
  readonly radius: number;
  readonly light: string;
  readonly dark: string;
  /** Painted on: a path and its colour; a stroke where there is a width. */
  readonly marks: readonly { readonly d: string; readonly colour: string; readonly width?: number }[];
}

const CRATERS =
  "M-.3 -.42 a.2 .2 0 1 0 .01 0 Z M.36 -.1 a.24 .24 0 1 0 .01 0 Z M-.42 .2 a.15 .15 0 1 0 .01 0 Z M.1 .42 a.14 .14 0 1 0 .01 0 Z M.22 -.66 a.1 .1 0 1 0 .01 0 Z";

const LOOKS: Readonly<Record<string, BodyLook>> = {
  mercury: { radius: 15, light: "#b9aea4", dark: "#4d443f", marks: [{ d: CRATERS, colour: "#0003" }] },
  venus: {
    radius: 29,
    light: "#f4d48a",
    dark: "#a8702a",
    marks: [
      {
        d: "M-.9 -.34 Q0 -.12 .92 -.3 M-.98 .06 Q0 .28 .98 .08 M-.84 .46 Q0 .66 .84 .44",
        colour: "#fff0c8b0",
        width: 0.1,
      },
    ],
  },
  earth: {
    radius: 30,
    light: "#62b6f2",
    dark: "#12427f",
    marks: [
      {
        d: "M-.86 -.36 C-.7 -.62 -.4 -.6 -.24 -.5 C-.16 -.3 -.36 -.2 -.4 .02 C-.44 .3 -.58 .3 -.66 .1 C-.74 -.06 -.9 -.14 -.86 -.36 Z M.08 -.28 C.3 -.46 .66 -.34 .76 -.1 C.8 .12 .62 .2 .56 .42 C.44 .62 .3 .56 .26 .34 C.2 .1 -.02 -.06 .08 -.28 Z",
        colour: "#5fb878",
      },
      { d: "M-.5 -.86 Q0 -.66 .5 -.86 Q0 -1.08 -.5 -.86 Z", colour: "#eef6ff" },
    ],
  },
  moon: { radius: 20, light: "#dcdfe6", dark: "#666b78", marks: [{ d: CRATERS, colour: "#0000002e" }] },
  mars: {
    radius: 28,
    light: "#ee8a5e",
    dark: "#7a2815",
    marks: [
      {
        d: "M-.86 .1 C-.5 -.1 -.2 .26 .16 .1 C.46 -.04 .6 .2 .86 .12 C.7 .5 .2 .5 -.2 .42 C-.5 .4 -.8 .34 -.86 .1 Z",
        colour: "#5d1d1052",
      },
      { d: "M-.36 -.92 Q0 -.74 .36 -.92 Q0 -1.06 -.36 -.92 Z", colour: "#fff4ea" },
    ],
  },
  vesta: { radius: 23, light: "#b6b0a8", dark: "#4a4642", marks: [{ d: CRATERS, colour: "#00000036" }] },
  ceres: {
    radius: 24,
    light: "#aeb2bb",
    dark: "#3f434d",
    marks: [
      { d: CRATERS, colour: "#0000002e" },
      { d: "M.06 -.16 a.09 .09 0 1 0 .01 0 Z", colour: "#ffffffd0" },
    ],
  },
  jupiter: {
    radius: 28,
    light: "#f0dbb4",
    dark: "#8a5a34",
    marks: [
      {
        d: "M-.82 -.56 Q0 -.48 .82 -.56 M-.98 -.1 Q0 0 .98 -.1 M-.9 .42 Q0 .5 .9 .42",
        colour: "#a8643c99",
        width: 0.2,
      },
      { d: "M.36 .16 a.2 .13 0 1 0 .01 0 Z", colour: "#c8452e" },
    ],
  },
  europa: {
    radius: 18,
    light: "#f6efe2",
    dark: "#a08a70",
    marks: [
      {
        d: "M-.8 -.5 Q-.1 -.1 .9 -.3 M-.9 .3 Q0 .1 .7 .66 M-.3 -.94 Q-.14 0 -.4 .9 M.44 -.86 Q.24 .1 .3 .9",
        colour: "#a4603d9c",
        width: 0.08,
      },
    ],
  },
};

const OTHERS = [
  { light: "#cfd6e6", dark: "#4b5570" },
  { light: "#e8c39a", dark: "#7a5230" },
  { light: "#b7d8c4", dark: "#3f6a55" },
  { light: "#d3bfe6", dark: "#5d4877" },
];

/** The look of a body; one that nobody has painted is a plain sphere, a moon a small one. */
export function lookOf(id: string, number: number, isMoon: boolean): BodyLook {
  const plain = OTHERS[number % OTHERS.length] ?? { light: "#ccc", dark: "#444" };
  return LOOKS[id] ?? { radius: isMoon ? 18 : 26, ...plain, marks: [{ d: CRATERS, colour: "#00000024" }] };
}
