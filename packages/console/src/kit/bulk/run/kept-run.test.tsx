import { beforeEach, expect, it } from "vitest";
import { clearUserStorage } from "#kit/session/clear-user-storage.ts";
import { keepRun, keptRuns, runKey } from "./kept-run.ts";
import type { RowResult, RowState } from "../results/row-result.ts";

beforeEach(() => sessionStorage.clear());

const KEY = runKey("u1", "/withdraw/pending");
const keptRun = (key: string) => new Map(keptRuns()).get(key);
const row = (state: RowState): RowResult => ({ id: state, state, reason: "John Smith is blocked.", isServers: true });
const FACTS = { playerCode: "8F2K", amount: "10.54", currency: "USD" };
const keep = (...states: RowState[]) =>
  keepRun(KEY, {
    title: "Reject withdrawals",
    at: 1,
    results: states.map(row),
    facts: new Map(states.map((state) => [state, FACTS])),
  });

it("kept run: page is reloaded → waiting rows are not sent, rows in progress are unknown", () => {
  keep("done", "refused", "sending", "waiting");
  expect(keptRun(KEY)).toMatchObject({ title: "Reject withdrawals", isCut: true });
  expect(keptRun(KEY)?.results).toMatchObject([
    { id: "done", state: "done" },
    { id: "refused", state: "refused" },
    { id: "sending", state: "unknown", reason: "You left the page before the server responded." },
    { id: "waiting", state: "not-sent", reason: "You left the page before it was sent." },
  ]);
});

it("kept run: every row has its answer → results are shown after a reload, until they are closed", () => {
  keep("done", "refused", "changed", "unknown", "not-sent");
  expect(keptRun(KEY)?.results.map(({ state }) => state)).toEqual([
    "done",
    "refused",
    "changed",
    "unknown",
    "not-sent",
  ]);
  expect(keptRun(KEY)?.isCut).toBe(false);
  expect(keptRun(KEY)?.facts.get("refused")).toEqual(FACTS);
});

it("kept run: our reasons are stored, messages of the server are not, since they may be personal", () => {
  keepRun(KEY, {
    title: "Reject withdrawals",
    at: 1,
    results: [row("refused"), { id: "b", state: "not-sent", reason: "Stopped before it was sent." }],
    facts: new Map(),
  });
  expect(sessionStorage.getItem(KEY)).not.toMatch(/John/);
  expect(keptRun(KEY)?.results.map(({ reason }) => reason)).toEqual([
    "The server refused the action. The reason is not kept because it may name a person.",
    "Stopped before it was sent.",
  ]);
});

it.each(["waiting", "sending"] as const)("kept run: page is reloaded while a row is %s → the run was cut", (state) => {
  keep("done", state);
  expect(keptRun(KEY)).toMatchObject({ at: 1, isCut: true });
});

it.each([
  "nonsense",
  '{"title":1,"rows":[{"id":"a","state":"done"}]}',
  '{"title":"A","rows":[{"id":"a","state":"eaten"},{"id":1,"state":"done"},{"state":"done"},7,null]}',
])("kept run: stored value is %s → nothing is shown", (text) => {
  sessionStorage.setItem(KEY, text);
  expect(keptRun(KEY)).toBeUndefined();
});

it("kept run: discarded, or user signs out → nothing is shown", () => {
  keep("waiting");
  keepRun(KEY, undefined);
  expect(keptRun(KEY)).toBeUndefined();
  keep("waiting");
  clearUserStorage({ drafts: "asked" });
  expect(keptRun(KEY)).toBeUndefined();
});
