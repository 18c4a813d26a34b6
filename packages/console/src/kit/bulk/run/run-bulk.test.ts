import { ApiError, type Outcome } from "@backoffice/api-client";
import { describe, expect, it, vi } from "vitest";
import { failedRow } from "../results/failed-row.ts";
import { runBulk } from "./run-bulk.ts";
import { countStates, mergeResults, type RowResult } from "../results/row-result.ts";

const ROWS = Array.from({ length: 200 }, (_, index) => `row-${index}`);
const failing = (outcome: Outcome, more: Partial<ConstructorParameters<typeof ApiError>[1]> = {}) =>
  new ApiError("No.", { kind: outcome === "unknown" ? "timeout" : "refused", outcome, ...more });

type Steps = Partial<Omit<Parameters<typeof runBulk<string>>[0], "idOf">>;

/** Runs steps that succeed by default; a `send` that fails stands for the result of that row. Returns the results, and the ids in the order they were sent. */
const run = async (steps: Steps = {}) => {
  const sent: string[] = [];
  const { send = () => Promise.resolve(undefined), ...rest } = steps;
  const { finished } = runBulk({
    rows: ROWS,
    idOf: (row: string) => row,
    check: () => Promise.resolve(undefined),
    onChange: () => undefined,
    ...rest,
    send: (row) => {
      sent.push(row);
      return send(row).catch(failedRow);
    },
  });
  const results = await finished;
  return {
    results,
    sent,
    counts: countStates(results),
    of: (id: string) => results.find((result) => result.id === id),
  };
};

/** Asserts one result per row, in order, no row sent twice, and counts that add up. */
const expectComplete = ({ results, sent, counts }: Awaited<ReturnType<typeof run>>, rows = ROWS) => {
  expect(results.map(({ id }) => id)).toEqual(rows);
  expect(new Set(sent).size).toBe(sent.length);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length);
};

describe.each([
  ["refusal", failing("rejected"), "refused", 200],
  ["conflict", failing("rejected", { status: 409 }), "changed", 200],
  ["unknown outcome", failing("unknown"), "unknown", 200],
  ["write that never left", failing("not-sent"), "not-sent", 200],
] as const)("bulk run of 200 rows: %s at each position", (_name, error, state, sendings) => {
  it(`that row is ${state}, all others are done, no row is sent twice`, async () => {
    for (const failed of ROWS) {
      const one = await run({ send: (row) => (row === failed ? Promise.reject(error) : Promise.resolve(undefined)) });
      expectComplete(one);
      expect(one.sent).toHaveLength(sendings);
      expect(one.of(failed)).toEqual({ id: failed, state, reason: "No." });
      expect(one.counts).toMatchObject({ done: 199, [state]: 1 });
    }
  });
});

it("bulk run: changed row at each position → skipped with its reason, all others are done", async () => {
  for (const changed of ROWS) {
    const one = await run({ check: (row) => Promise.resolve(row === changed ? "Already approved." : undefined) });
    expectComplete(one);
    expect(one.sent).not.toContain(changed);
    expect(one.of(changed)).toEqual({ id: changed, state: "changed", reason: "Already approved." });
    expect(one.counts).toMatchObject({ done: 199, changed: 1 });
  }
});

it("bulk run: unreadable row at each position → not sent, all others are done", async () => {
  for (const unread of ROWS) {
    const one = await run({
      check: (row) => (row === unread ? Promise.reject(failing("unknown")) : Promise.resolve(undefined)),
    });
    expectComplete(one);
    expect(one.sent).not.toContain(unread);
    expect(one.counts).toMatchObject({ done: 199, "not-sent": 1 });
  }
});

it("bulk run: stopped after any number of answers → sent rows are done, the rest is not sent", async () => {
  for (let after = 1; after < 200; after += 1) {
    let answers = 0;
    const held: { stop?: () => void } = {};
    const sent: string[] = [];
    const started = runBulk({
      rows: ROWS,
      idOf: (row) => row,
      check: () => Promise.resolve(undefined),
      onChange: () => undefined,
      send: async (row) => {
        sent.push(row);
        await Promise.resolve();
        answers += 1;
        if (answers === after) held.stop?.();
        return undefined;
      },
    });
    held.stop = started.stop;
    const results = await started.finished;
    const counts = countStates(results);
    expect(counts.done).toBe(sent.length);
    expect(counts.done).toBeLessThan(after + 4);
    expect(counts.done + counts["not-sent"]).toBe(200);
  }
});

it("bulk run: many rows → at most four in progress", async () => {
  let [now, most] = [0, 0];
  await run({
    send: async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return undefined;
    },
  });
  expect(most).toBe(4);
});

it("bulk run: duplicate row → sent once", async () => {
  const one = await run({ rows: ["a", "b", "a"] });
  expectComplete(one, ["a", "b"]);
  expect(one.sent).toEqual(["a", "b"]);
});

it("bulk run: refusal in a successful answer → refused with that reason", async () => {
  const one = await run({
    rows: ["a"],
    send: () => Promise.resolve({ state: "refused", reason: "jb has not taken it." }),
  });
  expect(one.results).toEqual([{ id: "a", state: "refused", reason: "jb has not taken it." }]);
});

it("bulk run: refused row turns out changed on reread → changed", async () => {
  const check = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce("Already rejected.");
  const one = await run({ rows: ["a"], check, send: () => Promise.reject(failing("rejected")) });
  expect(one.results).toEqual([{ id: "a", state: "changed", reason: "No." }]);
});

it.each([
  ["signed out", failing("rejected", { kind: "signed-out" }), "signed-out"],
  ["offline", failing("not-sent", { kind: "network" }), "not-sent"],
])("bulk run: %s → no more rows are sent", async (_name, error, state) => {
  const one = await run({ send: (row) => (row === "row-7" ? Promise.reject(error) : Promise.resolve(undefined)) });
  expectComplete(one);
  expect(one.of("row-7")?.state).toBe(state);
  expect(one.sent.length).toBeLessThan(14);
});

it("bulk run: four unknown outcomes in a row → no more rows are sent", async () => {
  const one = await run({ send: () => Promise.reject(failing("unknown")) });
  expectComplete(one);
  expect(one.counts).toMatchObject({ unknown: 4, "not-sent": 196 });
  expect(one.of("row-199")?.reason).toMatch(/the server did not respond/);
});

it.each([
  ["carried out", undefined, "done"],
  ["refused", failing("rejected"), "refused"],
] as const)("bulk run: every second row is %s, the others are unknown → all are sent", async (_name, error, state) => {
  const isAnswered = (row: string) => Number(row.slice("row-".length)) % 2 === 0;
  const one = await run({
    send: (row) => {
      const failed = isAnswered(row) ? error : failing("unknown");
      return failed ? Promise.reject(failed) : Promise.resolve(undefined);
    },
  });
  expectComplete(one);
  expect(one.counts).toMatchObject({ [state]: 100, unknown: 100 });
});

it("bulk run: stopped while rows are reread → none is sent, no other is reread, and each says why", async () => {
  const check = vi.fn(() => Promise.resolve(undefined));
  const { stop, finished } = runBulk({
    rows: ["a", "b", "c", "d", "e"],
    idOf: (row) => row,
    check,
    send: () => Promise.reject(new Error("It was stopped.")),
    onChange: () => undefined,
  });
  stop();
  expect(new Set((await finished).map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
    new Set(["not-sent: Stopped before it was sent."]),
  );
  expect(check).toHaveBeenCalledTimes(4);
});

it("bulk run: unknown outcomes that arrive between sendings and rows that are not sent → still no more rows are sent", async () => {
  let position = 0;
  const one = await run({
    check: (row) => (row.endsWith("3") ? Promise.reject(failing("not-sent")) : Promise.resolve(undefined)),
    send: async () => {
      position += 1;
      // Each answer comes after another row is reported as sending.
      for (let ticks = (position % 4) * 8; ticks > 0; ticks -= 1) await Promise.resolve();
      throw failing("unknown");
    },
  });
  expectComplete(one);
  expect(one.counts.unknown).toBeLessThan(9);
});

it("bulk run: row is reported as sending before it is sent, so that a reload can tell", async () => {
  let told: readonly RowResult[] = [];
  const early: string[] = [];
  await run({
    onChange: (results) => (told = results),
    send: (row) => {
      if (told.find(({ id }) => id === row)?.state !== "sending") early.push(row);
      return Promise.resolve(undefined);
    },
  });
  expect(early).toEqual([]);
});

it("bulk run: refused rows are retried → new results replace the old ones in place", () => {
  const results: RowResult[] = [
    { id: "a", state: "done" },
    { id: "b", state: "refused", reason: "No." },
    { id: "c", state: "unknown" },
  ];
  expect(mergeResults(results, [{ id: "b", state: "done" }])).toEqual([
    results[0],
    { id: "b", state: "done" },
    results[2],
  ]);
});
