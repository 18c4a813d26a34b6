import type { components } from "@backoffice/api-client";
import { compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Withdrawable = Pick<
  components["schemas"]["AffiliateSummary"],
  "estimatedBalanceInUSD" | "withdrawMinimumAmountInUSD"
>;

/** Disabled reason: no profit, or below the minimum withdrawal (money §3). */
export const profitReason = (
  { estimatedBalanceInUSD: balance, withdrawMinimumAmountInUSD: minimum }: Withdrawable,
  locale: string,
): string | undefined => {
  if (compareDecimals(decimalOf(balance), "0") <= 0) return "There is no profit to withdraw.";
  if (compareDecimals(decimalOf(balance), decimalOf(minimum)) < 0)
    return `The minimum withdrawal is ${amountText(minimum, "USD", locale)}.`;
  return undefined;
};
