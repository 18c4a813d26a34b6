import { useListWithdrawals } from "@backoffice/api-client";
import { useListedPlayers } from "#entities/player/checks/use-listed-players.ts";
import type { FallbackReads } from "#kit/checks/fallback-checks.ts";
import { LISTED_AT_ONCE, playersRead } from "#kit/checks/players-read.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Three filtered lists for all documents of a page, each sent only with its permission (ruling 53). */
export const useDocumentFallback = (): FallbackReads => {
  const { opId } = useScope();
  const allowed = can(useSession(), "view_withdrawals");
  const waiting = useListWithdrawals(
    {
      body: { page: 1, itemsPerPage: LISTED_AT_ONCE, opId, includeBrands: true, status: "PENDING", isDeleted: false },
    },
    { enabled: allowed },
  );
  return {
    ...useListedPlayers(),
    WITHDRAWAL_WAITING: playersRead(waiting, ({ items }) => items.map(({ player }) => player.playerCode), allowed),
  };
};
