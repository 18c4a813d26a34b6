import type { components, Input } from "@backoffice/api-client/contract";
import type { Operations } from "../../request/handler.ts";
import { lessUsd, shareOfUsd } from "../../db/money/usd.ts";

type Asked = Input<Operations["calculateCashback"]>["body"];

/** A player's losses less bonuses, and their cashback less earlier claims (money §3, §5). */
export const calculatedCashback = ({
  betAmountInUSD,
  winAmountInUSD,
  cashBonusInUSD,
  bonusClaimInUSD,
  claimedCashbacksInUSD,
  cashbackPercentage,
}: Asked): components["schemas"]["CashbackCalculation"] => {
  const playerLossInUSD = Math.max(0, lessUsd(betAmountInUSD, winAmountInUSD));
  const adjustedPlayerLossInUSD = Math.max(0, lessUsd(playerLossInUSD, cashBonusInUSD, bonusClaimInUSD));
  const share = shareOfUsd(adjustedPlayerLossInUSD, cashbackPercentage);
  return {
    availableCashbackAmountInUSD: Math.max(0, lessUsd(share, claimedCashbacksInUSD)),
    adjustedPlayerLossInUSD,
    playerLossInUSD,
  };
};
