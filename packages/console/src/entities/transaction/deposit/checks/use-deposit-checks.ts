import { useShowDepositOrder, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { can, useSession } from "#kit/session/session.ts";
import { isUndecided } from "../../is-undecided.ts";
import { DEPOSIT_CHECKS } from "./deposit-checks.ts";

/** The checks of a deposit. Each read is sent only with its permission. */
export const useDepositChecks = (tx: components["schemas"]["Transaction"]): Checks => {
  const { txId, player } = tx;
  const session = useSession();
  const { locale } = useLocale();
  const order = useShowDepositOrder({ body: { txId } }, { enabled: can(session, "view_deposits"), staleTime: 0 });
  // A deposit may have no order: that is an answer.
  const hasNone = order.error?.status === 404;
  return checksOf(
    DEPOSIT_CHECKS,
    {
      ...usePlayerSources(player.playerCode, isUndecided(tx)),
      order: {
        query: { ...order, data: hasNone ? null : order.data?.order, error: hasNone ? null : order.error },
        permission: "view_deposits",
      },
      locale: known(locale),
    },
    session,
  );
};
