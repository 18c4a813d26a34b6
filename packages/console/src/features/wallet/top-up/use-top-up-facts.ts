import { useShowOperator } from "@backoffice/api-client";
import { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import { isPlatform, useSession } from "#kit/session/session.ts";
import type { WalletOwner } from "../wallet-owner.ts";

/**
 * Data of a top-up: balances, and the operator with its currencies and daily limit. Operator staff use their own
 * operator, platform and brand staff the player's (money §6, §7).
 */
export const useTopUpFacts = ({ playerCode, opId }: WalletOwner) => {
  const session = useSession();
  const balances = usePlayerBalances(playerCode);
  const limiting = isPlatform(session) || session.parentOpId !== null || session.opId === null ? opId : session.opId;
  const { data: operator } = useShowOperator({ body: { opId: limiting } }, { staleTime: 0 });
  return {
    operator,
    /** USD always, others from the operator (money §9). */
    currencies: [...new Set(["USD", ...(operator?.extraData?.additionalTopupCurrencies ?? [])])],
    ...balances,
  };
};
