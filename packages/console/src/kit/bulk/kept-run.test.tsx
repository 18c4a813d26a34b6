import { beforeEach, expect, it } from "vitest";
import { clearUserStorage } from "../session/clear-user-storage.ts";
import { keepRun, runKey, unfinishedRun } from "./kept-run.ts";
import type { RowResult, RowState } from "./row-result.ts";

beforeEach(() => sessionStorage.clear());

const KEY = runKey("u1", "/withdraw/pending");
const row = (state: RowState): RowResult => ({ id: state, state, reason: "John Smith is blocked." });
const keep = (...states: RowState[]) => keepRun(KEY, { title: "Reject withdrawals", results: states.map(row) });

it("kept run: page is reloaded → waiting rows are not sent, rows in progress are unknown", () => {
  keep("done", "refused", "sending", "waiting");
  expect(unfinishedRun(KEY)?.title).toBe("Reject withdrawals");
  expect(unfinishedRun(KEY)?.results).toMatchObject([
    { id: "done", state: "done" },
    { id: "refused", state: "refused" },
    { id: "sending", state: "unknown", reason: "You left the page before the server responded." },
    { id: "waiting", state: "not-sent", reason: "You left the page before it was sent." },
  ]);
});

it("kept run: every row has its answer → nothing is shown after a reload", () => {
  keep("done", "refused", "changed");
  expect(unfinishedRun(KEY)).toBeUndefined();
});

it("kept run: reasons are not stored, since they may be personal", () => {
  keep("waiting");
  expect(sessionStorage.getItem(KEY)).not.toMatch(/John/);
});

it.each(["nonsense", '{"title":1}', '{"title":"A","rows":[["a","eaten"],[1,"done"],7]}'])(
  "kept run: stored value is %s → nothing is shown",
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(unfinishedRun(KEY)).toBeUndefined();
  },
);

it("kept run: discarded, or user signs out → nothing is shown", () => {
  keep("waiting");
  keepRun(KEY, undefined);
  expect(unfinishedRun(KEY)).toBeUndefined();
  keep("waiting");
  clearUserStorage({ drafts: "asked" });
  expect(unfinishedRun(KEY)).toBeUndefined();
});
