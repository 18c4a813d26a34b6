import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { SETTLEMENT_CHECKS, type SettlementReads } from "./settlement-checks.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
type Selection = SettlementReads["bet"]["selections"][number];
const selection: Selection = { event: "Skell – Moen", status: "OPEN", startsAt: "2026-11-20T12:00:00Z" };
const bet = { betId: "b-1", currency: "EUR", potentialWinAmount: 94, selections: [selection] };
const FACTS: SettlementReads = {
  player: { playerCode: "GKE6" } as components["schemas"]["Player"],
  risk: null,
  bet,
  winAmount: "94.00",
  debits: { count: 0 },
  now: NOW,
  locale: "en",
};
const says = findingsOf(SETTLEMENT_CHECKS, FACTS);
const selections = (...changes: Partial<Selection>[]) => ({
  bet: { ...bet, selections: changes.map((own) => ({ ...selection, ...own })) },
});

describe("checks of a settlement", () => {
  it.each<[string, string, Partial<SettlementReads>, string]>([
    [
      "blocked player",
      "Player",
      { player: { ...FACTS.player, isBlocked: true } },
      "stop | blocked | Blocked player. A settlement as won pays a blocked account.",
    ],
    ["amount by the odds", "Win amount", {}, "clear | by the odds"],
    ["settled as lost", "Win amount", { winAmount: "0.00" }, "clear | lost"],
    ["amount not entered", "Win amount", { winAmount: "" }, "none | not entered"],
    ["amount half typed", "Win amount", { winAmount: "94." }, "none | not entered"],
    ["bet without odds", "Win amount", { bet: { ...bet, potentialWinAmount: null } }, "none | no odds"],
    [
      "amount a cent above the odds",
      "Win amount",
      { winAmount: "94.01" },
      "look | not by the odds | Win amount differs. By the odds it is 94.00 EUR.",
    ],
    ["event starts this moment", "Event", {}, "clear | started"],
    [
      "one of two events starts later",
      "Event",
      selections({}, { event: "Lund – Berg", startsAt: "2026-11-20T12:00:01Z" }),
      "look | not started | Not started yet: Lund – Berg.",
    ],
    ["casino", "Event", selections(), "none | no event"],
    ["no selection lost", "Selections", selections({ status: "WON" }), "clear | none lost"],
    [
      "selection lost, bet settled as won",
      "Selections",
      selections({ status: "LOST" }, {}),
      "look | 1 of 2 lost | Lost by the sportsbook: Skell – Moen.",
    ],
    [
      "selection lost, bet settled as lost",
      "Selections",
      { ...selections({ status: "LOST" }), winAmount: "0" },
      "clear | 1 of 1 lost",
    ],
    ["no debit", "Debits", {}, "clear | none"],
    [
      "debits of the bet",
      "Debits",
      { debits: { count: 2 } },
      "look | 2 debits | Paid wrongly before: 2 debits of this bet.",
    ],
    ["not in the risk report", "Risk", {}, "clear | not reported"],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
