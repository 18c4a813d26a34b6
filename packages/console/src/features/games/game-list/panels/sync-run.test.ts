import { describe, expect, it } from "vitest";
import { syncProgress, type SyncRun } from "./sync-run.ts";

const runs = (...states: SyncRun["state"][]): SyncRun[] =>
  (["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"] as const)
    .slice(0, states.length)
    .map((aggregator, at) => ({ aggregator, state: states[at]! }));

describe("a sync of aggregators", () => {
  it.each([
    [["running", "waiting", "waiting", "waiting"], 0],
    [["done", "failed", "running", "waiting"], 50],
    [["done", "waiting"], 50],
  ] as const)("runs while %o, %i percent of it done", (states, percent) => {
    expect(syncProgress(runs(...states), false)).toMatchObject({ step: "running", percent });
  });

  it("waits for the one under way when it is stopped, and says who was not asked", () => {
    expect(syncProgress(runs("done", "running", "waiting"), true).step).toBe("finalizing");
    expect(syncProgress(runs("done", "done", "waiting"), true)).toMatchObject({
      step: "completed",
      text: "Stopped: 1 of 3 were not asked.",
    });
  });

  it("is an error when one has failed, and says that the rest stays", () => {
    expect(syncProgress(runs("done", "failed", "done", "done"), false)).toMatchObject({
      step: "error",
      text: expect.stringMatching(/^1 of 4 .* stays\.$/),
    });
  });

  it("is complete when all are done, with what each has brought", () => {
    const [run] = runs("done");
    expect(syncProgress([{ ...run!, said: "12 added, 31 updated" }], false)).toEqual({
      step: "completed",
      lines: [{ text: "imoon: 12 added, 31 updated", state: "done" }],
    });
  });
});
