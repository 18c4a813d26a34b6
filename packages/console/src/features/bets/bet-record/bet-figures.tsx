import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { winOf } from "#entities/bet/win-of.ts";
import { Amount } from "#entities/money/amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import type { Figure } from "#kit/records/figures.tsx";

/** Stake, payout and the house's result of a settled bet; stake and potential payout of an open one. */
export const betFigures = (bet: components["schemas"]["BetDetails"]): Figure[] => {
  const amount = (value: number | string) => <Amount value={value} currency={bet.currency} />;
  const stake: Figure = { label: "Stake", value: amount(bet.betAmount) };
  const payout = winOf(bet).own;
  if (payout !== null)
    return [
      stake,
      { label: "Payout", value: amount(payout) },
      { label: "House result", value: amount(subtractDecimals(decimalOf(bet.betAmount), decimalOf(payout))) },
    ];
  return bet.potentialWinAmount === null
    ? [stake]
    : [stake, { label: "Potential payout", value: amount(bet.potentialWinAmount) }];
};
