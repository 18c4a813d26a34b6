import { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import { useTopUpOperator } from "#entities/transaction/top-up/use-top-up-operator.ts";
import type { WalletOwner } from "../wallet-owner.ts";

/** Data of a top-up: balances, and the operator with its currencies and daily limit. */
export const useTopUpFacts = (player: WalletOwner) => {
  const { data: operator } = useTopUpOperator(player);
  return {
    operator,
    /** USD always, others from the operator (money §9). */
    currencies: [...new Set(["USD", ...(operator?.extraData?.additionalTopupCurrencies ?? [])])],
    ...usePlayerBalances(player.playerCode),
  };
};
