import { expect, test } from "vitest";
import { words } from "../../../words/space_alert";
import { indexOf, lengthsOf, onsetOf, USUAL_ONSET } from "./pack";

const LANGS = ["pl", "en"] as const;

test.each(LANGS)("the clips of %s are those of the sentences, one behind the other", (lang) => {
  const { clips, marker, length } = indexOf(lang);
  expect(Object.keys(clips)).toEqual(Object.keys(words[lang].voice));
  let end = marker;
  for (const clip of Object.values(clips)) {
    expect(clip.start).toBeGreaterThan(end);
    end = clip.start + clip.length;
  }
  expect(end).toBeLessThanOrEqual(length);
});

test("tones have lengths as well", () => {
  expect(lengthsOf("en")).toMatchObject({
    call: 420,
    klaxon: 1000,
    beep: 250,
    n5: indexOf("en").clips.n5.length,
  });
});

/** A sound in which the pip begins at a moment. */
function pipAt(ms: number, rate = 44_100): Float32Array {
  const samples = new Float32Array(rate);
  for (let n = Math.round((ms * rate) / 1000); n < samples.length; n += 1) {
    samples[n] = 0.7 * Math.sin((n * 2 * Math.PI * 1000) / rate);
  }
  return samples;
}

test.each([60, 86, 108, 110])("a decoder that has the pip at %i ms is so much late", (ms) => {
  expect(onsetOf(pipAt(ms), 44_100, 60)).toBeCloseTo(ms - 60, 0);
});

test("without a pip the usual delay of 48 ms is taken", () => {
  expect(onsetOf(new Float32Array(44_100), 44_100, 60)).toBe(USUAL_ONSET);
  expect(USUAL_ONSET).toBe(48);
});
