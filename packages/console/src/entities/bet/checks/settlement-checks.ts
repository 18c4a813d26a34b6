import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { compareDecimals, isDecimal } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { accountCheck, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type BetDetails = components["schemas"]["BetDetails"];

/** Data for the checks of a settlement by hand. */
export type SettlementReads = PlayerReads & {
  bet: Pick<BetDetails, "betId" | "currency" | "potentialWinAmount"> & {
    selections: readonly Pick<BetDetails["selections"][number], "event" | "status" | "startsAt">[];
  };
  /** As entered, a decimal text once it is valid. */
  winAmount: string;
  /** Debits of the player for this bet. */
  debits: { count: number };
  /** The server's time, in epoch milliseconds. */
  now: number;
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

const eventFinding = ({ bet: { selections }, now }: Pick<SettlementReads, "bet" | "now">): Finding => {
  if (selections.length === 0) return { state: "none", text: "no event" };
  const ahead = selections.filter(({ startsAt }) => Date.parse(startsAt) > now).map(({ event }) => event);
  if (ahead.length === 0) return { state: "clear", text: "started" };
  return { state: "look", text: "not started", reason: `Not started yet: ${ahead.join(", ")}.` };
};

const selectionFinding = ({ bet: { selections }, winAmount }: Pick<SettlementReads, "bet" | "winAmount">): Finding => {
  const lost = selections.filter(({ status }) => status === "LOST").map(({ event }) => event);
  if (selections.length === 0) return { state: "none", text: "none" };
  if (lost.length === 0) return { state: "clear", text: "none lost" };
  const text = `${lost.length} of ${selections.length} lost`;
  if (!/[1-9]/.test(winAmount)) return { state: "clear", text };
  return { state: "look", text, reason: `Lost by the sportsbook: ${lost.join(", ")}.` };
};

const amountFinding = ({
  bet: { potentialWinAmount, currency },
  winAmount,
  locale,
}: Pick<SettlementReads, "bet" | "winAmount" | "locale">): Finding => {
  if (potentialWinAmount === null) return { state: "none", text: "no odds" };
  if (!isDecimal(winAmount)) return { state: "none", text: "not entered" };
  const byOdds = decimalOf(potentialWinAmount);
  if (compareDecimals(winAmount, "0") === 0) return { state: "clear", text: "lost" };
  if (compareDecimals(winAmount, byOdds) === 0) return { state: "clear", text: "by the odds" };
  return {
    state: "look",
    text: "not by the odds",
    reason: `Win amount differs. By the odds it is ${amountText(byOdds, currency, locale)}.`,
  };
};

const debitFinding = ({ bet: { betId }, debits: { count } }: Pick<SettlementReads, "bet" | "debits">): Finding =>
  count === 0
    ? { state: "clear", text: "none" }
    : {
        state: "look",
        text: plural(count, "debit"),
        reason: `Paid wrongly before: ${plural(count, "debit")} of this bet.`,
        proof: { label: "Debits", to: "/bets/reconciled-debits", query: { betId }, permission: "view_bet_debits" },
      };

const rule = checkRules<SettlementReads>();

export const SETTLEMENT_CHECKS: readonly CheckRule<SettlementReads>[] = [
  accountCheck("A settlement as won pays"),
  rule({ code: "AMOUNT", label: "Win amount", needs: ["bet", "winAmount", "locale"], find: amountFinding }),
  rule({ code: "EVENT", label: "Event", needs: ["bet", "now"], find: eventFinding }),
  rule({ code: "SELECTION", label: "Selections", needs: ["bet", "winAmount"], find: selectionFinding }),
  rule({ code: "DEBIT", label: "Debits", needs: ["bet", "debits"], find: debitFinding }),
  RISK_CHECK,
];
