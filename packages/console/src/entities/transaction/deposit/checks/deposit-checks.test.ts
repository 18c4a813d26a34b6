import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { DEPOSIT_CHECKS, type DepositReads } from "./deposit-checks.ts";

type Schemas = components["schemas"];

const order = {
  orderStatus: "PAID",
  expectedAmount: 0.3,
  receivedAmount: 0.3,
  currency: "USDT",
} as Schemas["DepositOrder"]["order"];
const FACTS: DepositReads = {
  player: { playerCode: "GKE6" } as Schemas["Player"],
  risk: null,
  order,
  locale: "en",
};
const says = findingsOf(DEPOSIT_CHECKS, FACTS);
const orderIs = (changes: Partial<typeof order>) => ({ order: { ...order, ...changes } });

describe("checks of a deposit", () => {
  it.each<[string, string, Partial<DepositReads>, string]>([
    [
      "deleted player",
      "Player",
      { player: { ...FACTS.player, isDeleted: true } },
      "stop | deleted | Deleted player. Verification credits a deleted account.",
    ],
    ["paid", "Order", {}, "clear | paid"],
    ["waiting", "Order", orderIs({ orderStatus: "WAITING" }), "note | waiting | The provider waits for the payment."],
    [
      "failed",
      "Order",
      orderIs({ orderStatus: "FAILED" }),
      "look | failed | Order failed. The provider has not received the payment.",
    ],
    [
      "expired",
      "Order",
      orderIs({ orderStatus: "EXPIRED" }),
      "look | expired | Order expired. The provider has not received the payment.",
    ],
    ["no order", "Order", { order: null }, "look | none | No order. The provider knows nothing of this deposit."],
    ["received as expected", "Received", {}, "clear | as expected"],
    [
      "received less",
      "Received",
      orderIs({ receivedAmount: 0.29 }),
      "look | 0.29 USDT | Amount differs. The provider received 0.29 USDT, expected were 0.30 USDT.",
    ],
    ["nothing received", "Received", orderIs({ receivedAmount: null }), "none | nothing yet"],
    ["not in the risk report", "Risk", {}, "clear | not reported"],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
