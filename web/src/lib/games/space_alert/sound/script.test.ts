import { describe, expect, test } from "vitest";
import { lengthsOf } from "./pack";
import {
  type Announcement,
  type Cue,
  DELAY,
  endOf,
  isSpeech,
  LATE,
  lineUp,
  momentOf,
  scriptOf,
  subtitleOf,
} from "./script";
import cases from "./script.cases.json";

const LANGS = ["pl", "en"] as const;
const pl = lengthsOf("pl");
const threat: Announcement = { at: 0, kind: "threat", turn: 3, zone: "red", is_serious: true };
const data: Announcement = { at: 0, kind: "incoming_data" };
const transfer: Announcement = { at: 0, kind: "transfer_started", seconds: 10 };
const warning = (seconds: number, phase = 1): Announcement => ({ at: 0, kind: "warning", seconds, phase });

const ids = (cues: readonly Cue[]) => cues.map(({ id }) => id);
const times = (cues: readonly Cue[], part: Cue["part"]) =>
  cues.filter((cue) => cue.part === part).map(({ id, at }) => [id, at]);

describe.each(cases)("what is heard in $mission is what mission speak plays", (example) => {
  test.each(LANGS)("in %s", (lang) => {
    const lengths = lengthsOf(lang);
    let planned: readonly Cue[] = [];
    for (const said of example.heard as Announcement[]) {
      planned = lineUp(planned, scriptOf(said, example.last_phase, lengths), { at: said.at });
    }
    const heard = [...planned].sort((a, b) => a.at - b.at).map(({ id, at }) => `${at}:${id}`);
    expect(heard.join(" ")).toBe(example[lang]);
  });
});

test("a threat is said twice, the second time as a repetition", () => {
  const cues = scriptOf(threat, 3, pl);
  expect(ids(cues)).toEqual(["call", "t3", "serious", "red", "again", "t3", "serious", "red"]);
  expect(cues.filter(({ part }) => part === "again").length).toBe(4);
});

test.each([
  [{ zone: "internal" as const }, ["t3", "serious_internal"]],
  [{ zone: "internal" as const, is_serious: false }, ["t3", "internal"]],
  [{ is_serious: false }, ["t3", "threat", "red"]],
  [{ is_unconfirmed: true }, ["unconfirmed", "t3", "serious", "red"]],
])("a threat is named by turn, weight and place: %o", (change, said) => {
  const cues = scriptOf({ ...threat, ...change }, 3, pl).filter(({ part }) => part === "said");
  expect(ids(cues)).toEqual(said);
});

test.each(LANGS)("the transfer sentence ends before its count (%s)", (lang) => {
  const cues = scriptOf(transfer, 3, lengthsOf(lang));
  const sentence = cues.find(({ id }) => id === "transfer") as Cue;
  const count = cues.find(({ id }) => id === "n5") as Cue;
  expect(endOf(sentence)).toBeLessThan(count.at);
});

test("counts fall on exact seconds, and a beep closes the transfer", () => {
  expect(times(scriptOf(transfer, 3, pl), "count")).toEqual([
    ["n5", 5000],
    ["n4", 6000],
    ["n3", 7000],
    ["n2", 8000],
    ["n1", 9000],
    ["beep", 10_000],
  ]);
  expect(times(scriptOf(warning(20), 3, pl), "count")[0]).toEqual(["n5", 15_000]);
  expect(times(scriptOf(warning(60), 3, pl), "count")).toEqual([]);
});

test("counts follow the game's clock where it runs slower, and stop where it stands", () => {
  const cues = scriptOf(transfer, 3, pl);
  const slow = lineUp([], cues, { at: 1000, rate: 0.5 });
  expect(slow.find(({ id }) => id === "n5")?.at).toBe(11_000);
  expect(lineUp([], cues, { at: 1000, rate: 0 }).every(isSpeech)).toBe(true);
});

test("the same second is counted once, though two warnings tell of it", () => {
  const once = lineUp([], scriptOf(warning(20), 3, pl), { at: 0 });
  const twice = lineUp(once, scriptOf(warning(5), 3, pl), { at: 15_000 });
  expect(ids(twice).filter((id) => id === "n5")).toEqual(["n5"]);
});

test("who comes late hears the rest of a count, never a number after its second", () => {
  const cues = lineUp([], scriptOf(warning(5), 3, pl), { at: 0, now: 1200 });
  expect(ids(cues)).toEqual(["n3", "n2", "n1"]);
});

test("the last phase ends with the jump, whichever it is", () => {
  expect(ids(scriptOf(warning(60, 2), 3, pl))).toEqual(["call", "p2_60"]);
  expect(ids(scriptOf(warning(60, 2), 2, pl))).toEqual(["call", "m_60"]);
});

test("an announcement of moment M is played at M + 300 ms", () => {
  const [first] = lineUp([], scriptOf(data, 3, pl), { at: 50_000, now: 50_060 });
  expect([first?.id, first?.at]).toEqual(["call", 50_300]);
});

test("a little late it is said at once; later than a second and a half it stays a text", () => {
  const cues = scriptOf(data, 3, pl);
  const late = 50_000 + DELAY + LATE;
  expect(lineUp([], cues, { at: 50_000, now: late })[0]?.at).toBe(late);
  expect(lineUp([], cues, { at: 50_000, now: late + 1 })).toEqual([]);
});

test("nothing is spoken over: the next announcement waits for the sentence", () => {
  const first = lineUp([], scriptOf(data, 3, pl), { at: 0 });
  const both = lineUp(first, scriptOf({ at: 0, kind: "silence_started" }, 3, pl), { at: 1000 });
  const sentence = both.find(({ id }) => id === "data") as Cue;
  const next = both.filter(({ id }) => id === "call")[1] as Cue;
  expect(next.at).toBeGreaterThan(endOf(sentence));
});

test("a repetition gives way, and what would wait too long stays a text", () => {
  const first = lineUp([], scriptOf(threat, 3, pl), { at: 0 });
  const both = lineUp(first, scriptOf(data, 3, pl), { at: 4000 });
  expect(ids(both)).toEqual(["call", "t3", "serious", "red", "call", "data"]);
  let crowd: readonly Cue[] = [];
  for (let n = 0; n < 4; n += 1) crowd = lineUp(crowd, scriptOf(data, 3, pl), { at: 0 });
  expect(ids(crowd).filter((id) => id === "data").length).toBe(2);
});

test.each([2, 8])("watched %i times as fast, nothing is said twice, waited for or spoken over", (rate) => {
  for (const { heard, last_phase } of cases) {
    const all = heard as Announcement[];
    const planned = all.reduce<readonly Cue[]>((cues, said) => {
      const moment = { at: said.at / rate, rate, isBrief: true };
      return lineUp(cues, scriptOf(said, last_phase, pl), moment);
    }, []);
    const inOrder = planned.toSorted((one, other) => one.at - other.at);
    for (const [n, cue] of inOrder.entries())
      expect(cue.at).toBeGreaterThanOrEqual(n ? endOf(inOrder[n - 1] as Cue) : 0);
    expect(planned.some(({ part }) => part === "again")).toBe(false);
    const begun = planned.filter(({ id }) => id === "call" || id === "klaxon").map(({ at }) => at - DELAY);
    for (const at of begun)
      expect(
        all.some(
          (said) => said.at / rate === at || said.kind === "mission_started" || said.kind === "mission_ended",
        ),
      ).toBe(true);
    expect(ids(planned)).toContain("start");
  }
});

test("what is said comes before what is counted", () => {
  const counted = lineUp([], scriptOf(warning(5), 3, pl), { at: 0 });
  const said = lineUp(counted, scriptOf(data, 3, pl), { at: 1500 });
  expect(ids(said)).toEqual(["n5", "n4", "call", "data"]);
});

test("a moment of the game's clock on the server's, also at another pace", () => {
  expect(momentOf(20_000, { now: 5000, time: 18_000 })).toBe(7000);
  expect(momentOf(20_000, { now: 5000, time: 18_000, rate: 0.5 })).toBe(9000);
  expect(momentOf(20_000, { now: 5000, time: 18_000, rate: 0 })).toBe(5000);
  expect(momentOf(2000, { now: 5000, time: 0, rate: 1, begins: 9000 })).toBe(11_000);
  expect(momentOf(2000, { now: 9500, time: 500, rate: 1, begins: 9000 })).toBe(11_000);
});

test("subtitles say what the voice says, once", () => {
  expect(subtitleOf(threat, "pl")).toBe("T+3. Poważne zagrożenie. Sektor czerwony.");
  expect(subtitleOf(threat, "en")).toBe("T+3. Serious threat. Red zone.");
  expect(subtitleOf(transfer, "en")).toBe("Transfer window. You may hand over one card.");
  expect(subtitleOf(warning(60, 2), "en", 2)).toBe("One minute to the jump.");
  expect(subtitleOf(warning(5), "pl")).toBe("5…");
  expect(subtitleOf({ at: 0, kind: "mission_started", phase: 1 }, "pl")).toContain("Alarm bojowy.");
});

test("every announcement of a mission has a subtitle in both languages", () => {
  for (const { heard, last_phase } of cases) {
    for (const said of heard as Announcement[]) {
      for (const lang of LANGS) expect(subtitleOf(said, lang, last_phase)).not.toBe("");
    }
  }
});
