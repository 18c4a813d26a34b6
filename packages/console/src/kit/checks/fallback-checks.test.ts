import { expect, test } from "vitest";
import { fallbackChecks, type FallbackReads } from "./fallback-checks.ts";
import { rowChecksOf } from "./row-checks-of.ts";

const inWords = rowChecksOf({
  PLAYER_DELETED: { label: "Player deleted", state: "stop" },
  PLAYER_BLOCKED: { label: "Player blocked", state: "stop" },
  HIGH_RISK: { label: "High risk", state: "look" },
  SENT_AGAIN: { label: "Sent again", state: "look" },
});

const list = (...codes: string[]) => ({ state: "read", data: { codes: new Set(codes), isComplete: true } }) as const;
const cut = { state: "read", data: { codes: new Set<string>(), isComplete: false } } as const;
const [reading, failed, hidden] = (["reading", "failed", "hidden"] as const).map((state) => ({ state }));
const says = (reads: FallbackReads, own?: readonly string[]) => {
  const lists = { PLAYER_DELETED: list(), PLAYER_BLOCKED: list(), HIGH_RISK: list(), ...reads };
  const checks = fallbackChecks(lists, { playerCode: "GKE6", ...(own && { own }) }, inWords);
  return typeof checks === "string" ? checks : checks.map(({ label }) => label);
};

test.each<[string, FallbackReads, string | string[]]>([
  ["in no list → clear", {}, []],
  ["in two lists → both", { PLAYER_BLOCKED: list("GKE6"), HIGH_RISK: list("GKE6") }, ["Player blocked", "High risk"]],
  ["others in a list → clear", { PLAYER_BLOCKED: list("PGPP") }, []],
  ["one list is read → bar", { HIGH_RISK: reading! }, "reading"],
  ["found while another list is read", { PLAYER_BLOCKED: list("GKE6"), HIGH_RISK: reading! }, ["Player blocked"]],
  ["one list failed → not read", { HIGH_RISK: failed! }, "unread"],
  ["list is longer than its page → not read", { PLAYER_BLOCKED: cut }, "unread"],
  ["role may not read one list → its reason is left out", { HIGH_RISK: hidden! }, []],
  ["role may read none → not read", { PLAYER_DELETED: hidden!, PLAYER_BLOCKED: hidden!, HIGH_RISK: hidden! }, "unread"],
])("checks of a row without any of the server: %s", (_name, reads, expected) => expect(says(reads)).toEqual(expected));

test("row checks: none from the server, lists are loading → the row's own checks are shown", () =>
  expect(says({ PLAYER_BLOCKED: reading! }, ["SENT_AGAIN"])).toEqual(["Sent again"]));
