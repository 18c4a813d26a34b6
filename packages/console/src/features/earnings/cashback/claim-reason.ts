import type { components } from "@backoffice/api-client";
import { compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { decimalOf } from "#entities/money/decimal-of.ts";

type Claimable = Pick<
  components["schemas"]["CashbackSummary"],
  "cashbackAvailableToClaimInUSD" | "minWithdrawAmountInUSD"
>;

/** Why a player's cashback cannot be claimed now: there is none, or less than the least amount of one claim (money §3). */
export const claimReason = (
  { cashbackAvailableToClaimInUSD: available, minWithdrawAmountInUSD: least }: Claimable,
  locale: string,
): string | undefined => {
  if (compareDecimals(decimalOf(available), "0") <= 0) return "There is no cashback to claim.";
  if (compareDecimals(decimalOf(available), decimalOf(least)) < 0)
    return `Less than ${amountText(least, "USD", locale)} cannot be claimed.`;
  return undefined;
};
