import { describe, expect, it } from "vitest";
import { syncProgress, type SyncRun } from "./sync-run.ts";

const runs = (...states: SyncRun["state"][]): SyncRun[] =>
  (["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"] as const)
    .slice(0, states.length)
    .map((aggregator, at) => ({ aggregator, state: states[at]! }));

describe("aggregator sync", () => {
  it.each([
    [["running", "waiting", "waiting", "waiting"], 0],
    [["done", "failed", "running", "waiting"], 50],
    [["done", "waiting"], 50],
  ] as const)("%o → running, %i percent", (states, percent) => {
    expect(syncProgress(runs(...states), false)).toMatchObject({ step: "running", percent });
  });

  it("stopped → finishes the current aggregator, counts the remaining", () => {
    expect(syncProgress(runs("done", "running", "waiting"), true).step).toBe("finalizing");
    expect(syncProgress(runs("done", "done", "waiting"), true)).toMatchObject({
      step: "completed",
      text: "Stopped: 1 of 3 were not synced.",
    });
  });

  it("one failed → error, other results stay", () => {
    expect(syncProgress(runs("done", "failed", "done", "done"), false)).toMatchObject({
      step: "error",
      text: expect.stringMatching(/^1 of 4 .* are kept\.$/),
    });
  });

  it("all done → completed with results", () => {
    const [run] = runs("done");
    expect(syncProgress([{ ...run!, result: "12 added, 31 updated" }], false)).toEqual({
      step: "completed",
      lines: [{ text: "imoon: 12 added, 31 updated", state: "done" }],
    });
  });
});
