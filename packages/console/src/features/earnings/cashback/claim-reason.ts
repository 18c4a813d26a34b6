import type { components } from "@backoffice/api-client";
import { compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Claimable = Pick<
  components["schemas"]["CashbackSummary"],
  "cashbackAvailableToClaimInUSD" | "minWithdrawAmountInUSD"
>;

/** Disabled reason: no cashback, or below the minimum claim (money §3). */
export const claimReason = (
  { cashbackAvailableToClaimInUSD: available, minWithdrawAmountInUSD: minimum }: Claimable,
  locale: string,
): string | undefined => {
  if (compareDecimals(decimalOf(available), "0") <= 0) return "There is no cashback to claim.";
  if (compareDecimals(decimalOf(available), decimalOf(minimum)) < 0)
    return `The minimum claim is ${amountText(minimum, "USD", locale)}.`;
  return undefined;
};
