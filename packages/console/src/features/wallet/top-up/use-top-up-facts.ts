import { isNumber, useListPlayers, useShowOperator } from "@backoffice/api-client";
import { decimalOf } from "#entities/money/decimal-of.ts";
import { isPlatform, useSession } from "#kit/session/session.ts";
import type { WalletOwner } from "../wallet.params.ts";

/**
 * What a top-up needs to know: the balances, and the operator with its currencies and its daily limit. Staff of an
 * operator use their own, platform staff and those of a brand the player's (money §6, §7).
 */
export const useTopUpFacts = ({ playerCode, opId }: WalletOwner) => {
  const session = useSession();
  const players = useListPlayers({ body: { page: 1, limit: 1, playerCode } }, { staleTime: 0 });
  const limiting = isPlatform(session) || session.parentOpId !== null || session.opId === null ? opId : session.opId;
  const { data: operator } = useShowOperator({ body: { opId: limiting } }, { staleTime: 0 });
  const wallets = players.data?.players[0]?.wallet.byCurrency;
  return {
    operator,
    /** USD always, more from the operator (money §9). */
    currencies: [...new Set(["USD", ...(operator?.extraData?.additionalTopupCurrencies ?? [])])],
    /** As a decimal text; none while it is not known. */
    balanceIn: (currency: string): string | undefined => {
      if (!wallets) return undefined;
      const balance = wallets[currency]?.balance;
      return isNumber(balance) ? decimalOf(balance) : "0";
    },
    error: players.error ?? undefined,
    retry: () => void players.refetch(),
  };
};
