import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { BONUS_TOP_UP_CHECKS, TOP_UP_CHECKS, type TopUpReads } from "./top-up-checks.ts";

const operator = {
  status: "ACTIVE",
  stats: { todayTotalTopupInUSD: 480.5 },
  limits: { dailyTopupLimitInUSD: 500 },
} satisfies TopUpReads["operator"];
const FACTS: TopUpReads = {
  player: { playerCode: "GKE6" } as components["schemas"]["Player"],
  risk: null,
  operator,
  change: { amount: "19.50", currency: "USD" },
  playerCode: "GKE6",
  recent: { items: [{ toAmount: 19.5, toCurrency: "EUR" }] },
  locale: "en",
};
const says = findingsOf(TOP_UP_CHECKS, FACTS);
const enters = (amount: string, currency = "USD") => ({ change: { amount, currency } });

describe("checks of a top-up", () => {
  it.each<[string, string, Partial<TopUpReads>, string]>([
    [
      "deleted player",
      "Player",
      { player: { ...FACTS.player, isDeleted: true } },
      "stop | deleted | Deleted player. The top-up changes a deleted account.",
    ],
    ["exactly the rest of the limit", "Limit", {}, "clear | 19.50 USD left"],
    [
      "a cent above the limit",
      "Limit",
      enters("19.51"),
      "look | exceeded | Daily limit exceeded. 19.50 USD is left today; a larger increase will be refused.",
    ],
    ["another currency, whose rate the server knows", "Limit", enters("1000", "TRX"), "clear | 19.50 USD left"],
    ["nothing entered", "Limit", enters(""), "clear | 19.50 USD left"],
    [
      "limit reached, nothing entered",
      "Limit",
      { ...enters(""), operator: { ...operator, limits: { dailyTopupLimitInUSD: 480.5 } } },
      "look | reached | Daily limit reached. An increase will be refused.",
    ],
    ["operator without figures", "Limit", { operator: { status: "ACTIVE" } }, "none | not given"],
    ["same figure in another currency", "Same amount", {}, "clear | not today"],
    [
      "same amount twice today",
      "Same amount",
      { recent: { items: [19.5, 19.5, 20].map((toAmount) => ({ toAmount, toCurrency: "USD" })) } },
      "look | 2 times | Same amount again. 19.50 USD was entered 2 times in the last 24 hours.",
    ],
    ["no amount yet", "Same amount", enters(""), "none | not entered"],
    ["active operator", "Operator", {}, "clear | active"],
    [
      "inactive operator",
      "Operator",
      { operator: { ...operator, status: "INACTIVE" } },
      "look | inactive | The operator is inactive.",
    ],
    ["operator without a status", "Operator", { operator: {} }, "none | not given"],
    ["not in the risk report", "Risk", {}, "clear | not reported"],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));

  it("bonus: no daily limit", () => expect(BONUS_TOP_UP_CHECKS.map(({ code }) => code)).not.toContain("LIMIT"));
});
