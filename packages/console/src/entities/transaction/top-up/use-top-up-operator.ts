import { useShowOperator, type components } from "@backoffice/api-client";
import { isPlatform, useSession } from "#kit/session/session.ts";

/**
 * The operator that a player's top-ups count for, with its currencies and daily limit: operator staff use their own,
 * platform and brand staff the player's (money §6, §7).
 */
export const useTopUpOperator = ({ opId }: Pick<components["schemas"]["Player"], "opId">) => {
  const session = useSession();
  const limiting = isPlatform(session) || session.parentOpId !== null || session.opId === null ? opId : session.opId;
  return useShowOperator({ body: { opId: limiting } }, { staleTime: 0 });
};
