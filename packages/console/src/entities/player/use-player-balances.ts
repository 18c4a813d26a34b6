import { isNumber, useListPlayers } from "@backoffice/api-client";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

/** Current balances of a player by currency and of bonuses, as decimal texts; undefined while loading (money §7). */
export const usePlayerBalances = (playerCode: string) => {
  const { data, error, refetch } = useListPlayers({ body: { page: 1, limit: 1, playerCode } }, { staleTime: 0 });
  const player = data?.players[0];
  return {
    balanceIn: (currency: string): string | undefined => {
      if (!player) return undefined;
      const balance = player.wallet.byCurrency[currency]?.balance;
      return isNumber(balance) ? decimalOf(balance) : "0";
    },
    /** The wallets that the player has. */
    wallets:
      player &&
      Object.entries(player.wallet.byCurrency).flatMap(([currency, wallet]) =>
        isNumber(wallet?.balance) ? [{ currency, balance: decimalOf(wallet.balance) }] : [],
      ),
    bonusBalance: player && decimalOf(player.bonusWallet.balanceInUsd),
    error: error ?? undefined,
    retry: () => void refetch(),
  };
};
