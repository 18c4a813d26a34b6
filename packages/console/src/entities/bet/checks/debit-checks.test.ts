import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { DEBIT_CHECKS, type DebitReads } from "./debit-checks.ts";

const player = { playerCode: "GKE6", wallet: { byCurrency: { EUR: { balance: 30.1 } } } };
const FACTS: DebitReads = {
  player: player as unknown as components["schemas"]["Player"],
  debit: { debitAmount: 42.5, autoReconciledAmount: 12.4, reconciledAmount: 0, debitCurrency: "EUR" },
  locale: "en",
};
const says = findingsOf(DEBIT_CHECKS, FACTS);

describe("checks of a debit", () => {
  it.each<[string, string, Partial<DebitReads>, string]>([
    [
      "blocked player",
      "Player",
      { player: { ...FACTS.player, isBlocked: true } },
      "stop | blocked | Blocked player. The deduction changes a blocked account.",
    ],
    ["exactly the balance", "Balance", {}, "clear | sufficient"],
    [
      "a cent more than the balance",
      "Balance",
      { debit: { ...FACTS.debit, debitAmount: 42.51 } },
      "look | insufficient | Insufficient balance. The player has 30.10 EUR.",
    ],
    [
      "no wallet in the currency",
      "Balance",
      { debit: { ...FACTS.debit, debitCurrency: "SEK" } },
      "look | insufficient | Insufficient balance. The player has 0.00 SEK.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
