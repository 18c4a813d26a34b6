import { ApiError } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { checkRead } from "./check-read.ts";
import { checkRules, type CheckRead } from "./check-rule.ts";
import { runChecks } from "./run-checks.ts";

type Facts = { player: { isBlocked: boolean }; risk: number };
const rule = checkRules<Facts>();
const RULES = [
  rule({
    code: "PLAYER",
    label: "Player",
    needs: ["player"],
    find: ({ player }) => (player.isBlocked ? { state: "stop", text: "blocked" } : { state: "clear" }),
  }),
  rule({
    code: "BOTH",
    label: "Both",
    needs: ["player", "risk"],
    find: ({ player, risk }) => ({ state: "note", text: `${player.isBlocked} ${risk}` }),
  }),
];
const READING = { state: "reading" } as const;
const read = <Data>(data: Data): CheckRead<Data> => ({ state: "read", data });
const states = (reads: Parameters<typeof runChecks<Facts>>[1]) => runChecks(RULES, reads).map(({ state }) => state);

describe("run checks", () => {
  it("all reads answered → results, each from the reads that it needs", () =>
    expect(runChecks(RULES, { player: read({ isBlocked: true }), risk: read(18) })).toEqual([
      { code: "PLAYER", label: "Player", state: "stop", text: "blocked" },
      { code: "BOTH", label: "Both", state: "note", text: "true 18" },
    ]));

  it("read is missing → only the checks that need it wait", () =>
    expect(states({ player: read({ isBlocked: false }), risk: READING })).toEqual(["clear", "reading"]));

  it("one read failed, another pending → failed", () =>
    expect(states({ player: READING, risk: { state: "failed" } })).toEqual(["reading", "failed"]));

  it("answer lacks a field → failed, the other checks have their results", () => {
    const reads = { player: read(null as never), risk: read(18) };
    expect(runChecks(RULES.slice(0, 1), reads)).toEqual([{ code: "PLAYER", label: "Player", state: "failed" }]);
  });

  it("one read is hidden → hidden, whatever became of the others", () =>
    expect(states({ player: { state: "failed" }, risk: { state: "hidden" } })).toEqual(["failed", "hidden"]));
});

const error = (kind: "http" | "forbidden") => new ApiError("It failed.", { kind, outcome: "rejected" });

describe("read of a check", () => {
  it.each([
    ["no permission → hidden", { data: undefined, error: null }, false, "hidden"],
    ["server forbids → hidden", { data: undefined, error: error("forbidden") }, true, "hidden"],
    ["no answer yet → reading", { data: undefined, error: null }, true, "reading"],
    ["failed → failed", { data: undefined, error: error("http") }, true, "failed"],
    ["answer → read", { data: 1, error: null }, true, "read"],
    ["null is an answer → read", { data: null, error: null }, true, "read"],
    ["rereading failed → the earlier answer stays", { data: 1, error: error("http") }, true, "read"],
  ])("%s", (_name, query, allowed, state) => expect(checkRead<unknown>(query, allowed).state).toBe(state));
});
