import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { accountCheck, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { owedOf } from "../owed-of.ts";

type BetDebit = components["schemas"]["BetDebit"];

/** Data for the checks of a debit to deduct. */
export type DebitReads = Pick<PlayerReads, "player"> & {
  debit: Pick<BetDebit, "debitAmount" | "autoReconciledAmount" | "reconciledAmount" | "debitCurrency">;
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

const balanceFinding = ({ player, debit, locale }: DebitReads): Finding => {
  const { debitCurrency } = debit;
  const balance = decimalOf(player.wallet.byCurrency[debitCurrency]?.balance ?? 0);
  if (!subtractDecimals(balance, owedOf(debit)).startsWith("-")) return { state: "clear", text: "sufficient" };
  return {
    state: "look",
    text: "insufficient",
    reason: `Insufficient balance. The player has ${amountText(balance, debitCurrency, locale)}.`,
  };
};

const rule = checkRules<DebitReads>();

export const DEBIT_CHECKS: readonly CheckRule<DebitReads>[] = [
  accountCheck("The deduction changes"),
  rule({ code: "BALANCE", label: "Balance", needs: ["player", "debit", "locale"], find: balanceFinding }),
];
