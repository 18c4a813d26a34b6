import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { BONUS_REQUEST_CHECKS, type BonusRequestReads } from "./bonus-request-checks.ts";

const FACTS: BonusRequestReads = {
  player: { playerCode: "GKE6" } as components["schemas"]["Player"],
  risk: null,
  request: { playerCode: "GKE6", bonusId: "b-1" },
  form: { status: "ACTIVE" },
  approved: { count: 0 },
};
const says = findingsOf(BONUS_REQUEST_CHECKS, FACTS);

describe("checks of a bonus request", () => {
  it.each<[string, string, Partial<BonusRequestReads>, string]>([
    [
      "blocked player",
      "Player",
      { player: { ...FACTS.player, isBlocked: true } },
      "stop | blocked | Blocked player. Approval credits a blocked account.",
    ],
    ["active form", "Bonus", {}, "clear | active"],
    ["inactive form", "Bonus", { form: { status: "INACTIVE" } }, "look | ended | Bonus ended. Its form is inactive."],
    ["never received", "Received before", {}, "clear | never"],
    [
      "received before",
      "Received before",
      { approved: { count: 2 } },
      "look | 2 times | The player has received this bonus 2 times.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
