import { describe, expect, it } from "vitest";
import { approvalOf } from "./approval.ts";
import type { Check } from "./run-checks.ts";

const check = (label: string, state: Check["state"], reason?: string): Check => ({
  code: label,
  label,
  state,
  ...(reason !== undefined && { reason }),
});
const BLOCKED = check("Player", "stop", "Blocked player. Approval pays a blocked account.");
const free = { kind: "free" };

describe("approval of a record with checks", () => {
  it.each<[string, Check["state"]]>([
    ["clear", "clear"],
    ["look", "look"],
    ["note", "note"],
    ["not applicable", "none"],
    ["hidden from the role", "hidden"],
  ])("%s → free", (_name, state) => expect(approvalOf([check("Risk", state)], false)).toEqual(free));

  it("no checks → free", () => expect(approvalOf([], true)).toEqual(free));

  it("checks are read → waits, and says for how many", () => {
    expect(approvalOf([check("Risk", "reading")], false)).toEqual({ kind: "waits", reason: "Waiting for 1 check." });
    expect(approvalOf([BLOCKED, check("Risk", "reading"), check("KYC", "reading")], false)).toEqual({
      kind: "waits",
      reason: "Waiting for 2 checks.",
    });
  });

  it("late → asks about the checks that have not answered, by name", () =>
    expect(approvalOf([check("Risk", "reading"), check("KYC", "reading"), check("Player", "clear")], true)).toEqual({
      kind: "asks",
      missing: "2 checks missing.",
      reasons: ["Not read: risk, KYC."],
      despite: "without 2 checks",
    }));

  it("failed → asks without waiting until it is late", () =>
    expect(approvalOf([check("Risk", "failed")], false)).toEqual({
      kind: "asks",
      missing: "1 check missing.",
      reasons: ["Not read: risk."],
      despite: "without 1 check",
    }));

  it("stop → asks, with its reason", () =>
    expect(approvalOf([BLOCKED, check("Risk", "clear")], false)).toEqual({
      kind: "asks",
      missing: undefined,
      reasons: ["Blocked player. Approval pays a blocked account."],
      despite: undefined,
    }));

  it("stop and failed → asks about both", () =>
    expect(approvalOf([BLOCKED, check("Risk", "failed")], false)).toMatchObject({
      reasons: ["Blocked player. Approval pays a blocked account.", "Not read: risk."],
      despite: "without 1 check",
    }));
});
