import { expect, test } from "vitest";
import { Failure } from "./api";
import { Attempt } from "./attempt.svelte";

test("a second press while the first is being done does nothing", async () => {
  const attempt = new Attempt();
  let times = 0;
  let release = () => {};
  const first = attempt.run(() => {
    times += 1;
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  expect(attempt.isBusy).toBe(true);
  expect(await attempt.run(async () => (times += 1))).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(times).toBe(1);
  expect(attempt.isBusy).toBe(false);
});

test("what went wrong is said until the next attempt", async () => {
  const attempt = new Attempt();
  const failed = await attempt.run(() =>
    Promise.reject(new Failure("table/unknown", "there is no such table")),
  );
  expect(failed).toBe(false);
  expect(attempt.trouble).toBe("There is no such table.");
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.trouble).toBe("");
});
