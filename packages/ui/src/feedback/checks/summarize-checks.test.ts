import { describe, expect, it } from "vitest";
import type { CheckItem, CheckState } from "./check-item.ts";
import { restOfChecks, summarizeChecks } from "./summarize-checks.ts";

const check = (code: string, state: CheckState, more: Partial<CheckItem> = {}): CheckItem => ({
  code,
  label: code.charAt(0).toUpperCase() + code.slice(1),
  state,
  ...more,
});
const clear = check("player", "clear");
const blocked = check("player", "stop", {
  text: "blocked",
  reason: "Blocked player. Approval pays a blocked account.",
});
const shared = check("destination", "look", { text: "1 other player", reason: "Also used by GKE6." });
const line = (...checks: CheckItem[]) => {
  const { state, title, text } = summarizeChecks(checks);
  return [state, [title, text].filter(Boolean).join(" ")];
};

describe("summary of checks", () => {
  it.each<[string, CheckItem[], string[]]>([
    ["all clear", [clear, check("risk", "clear")], ["clear", "All 2 checks clear"]],
    ["one clear", [clear], ["clear", "1 check clear"]],
    [
      "not applicable → not counted",
      [clear, check("holder", "none"), check("risk", "clear")],
      ["clear", "All 2 checks clear"],
    ],
    ["some are read → progress", [clear, check("risk", "reading")], ["reading", "Checking… 1 of 2 read"]],
    [
      "hidden → not waited for",
      [check("risk", "reading"), check("kyc", "hidden")],
      ["reading", "Checking… 0 of 1 read"],
    ],
    [
      "failed → named",
      [check("destination", "failed"), check("risk", "failed")],
      ["failed", "2 checks failed: destination, risk."],
    ],
    ["failed before what needs a look", [shared, check("risk", "failed")], ["failed", "1 check failed: risk."]],
    [
      "stop is said while others are read",
      [blocked, check("risk", "reading")],
      ["stop", "Blocked player. Approval pays a blocked account."],
    ],
    [
      "stop before failures",
      [shared, blocked, check("risk", "failed")],
      ["stop", "Blocked player. Approval pays a blocked account."],
    ],
    ["look", [clear, shared], ["look", "Also used by GKE6."]],
    ["look without a sentence", [check("kyc", "look", { text: "3 of 6" })], ["look", "Kyc 3 of 6."]],
    ["note", [check("player", "note", { reason: "Test player." })], ["note", "Test player."]],
    ["hidden", [clear, check("risk", "hidden")], ["hidden", "1 check not visible to your role · 1 clear"]],
  ])("%s", (_name, checks, expected) => expect(line(...checks)).toEqual(expected));

  it("check summary: label is an abbreviation → capitals are kept", () =>
    expect(line(check("a", "failed", { label: "KYC" }))).toEqual(["failed", "1 check failed: KYC."]));
});

it.each<[string, CheckItem[], string]>([
  ["one found, the others clear", [blocked, check("risk", "clear"), check("kyc", "clear")], "2 other checks clear"],
  ["several found", [blocked, shared, check("risk", "clear")], "1 more to look at, 1 clear"],
  ["all clear", [clear, check("risk", "clear")], "2 checks"],
  ["some are read", [clear, check("risk", "reading")], "2 other checks"],
  ["found, one failed", [blocked, check("risk", "failed")], "1 other check"],
])("folded checks: %s → %#", (_, checks, expected) => expect(restOfChecks(checks)).toBe(expected));
