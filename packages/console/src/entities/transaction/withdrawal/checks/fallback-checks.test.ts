import { expect, test } from "vitest";
import { fallbackChecks, type FallbackReads } from "./fallback-checks.ts";

const list = (...codes: string[]) => ({ state: "read", data: { codes: new Set(codes), isComplete: true } }) as const;
const cut = { state: "read", data: { codes: new Set<string>(), isComplete: false } } as const;
const [reading, failed, hidden] = (["reading", "failed", "hidden"] as const).map((state) => ({ state }));
const says = (reads: Partial<FallbackReads>) => {
  const found = fallbackChecks({ PLAYER_DELETED: list(), PLAYER_BLOCKED: list(), HIGH_RISK: list(), ...reads }, "GKE6");
  return typeof found === "string" ? found : found.map(({ label }) => label);
};

test.each<[string, Partial<FallbackReads>, string | string[]]>([
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
