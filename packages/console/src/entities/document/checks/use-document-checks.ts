import { useListWithdrawals, type components } from "@backoffice/api-client";
import { serverTime } from "@backoffice/ui";
import { usePlayer } from "#entities/player/use-player.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { DOCUMENT_CHECKS } from "./document-checks.ts";

/** The checks of a KYC document. Each read is sent only with its permission. */
export const useDocumentChecks = (item: components["schemas"]["KycRecord"]): Checks => {
  const session = useSession();
  const { playerCode } = item;
  const waiting = useListWithdrawals(
    { body: { page: 1, itemsPerPage: 1, opId: ALL, playerCode, status: "PENDING", isDeleted: false } },
    { enabled: can(session, "view_withdrawals") },
  );
  return checksOf(
    DOCUMENT_CHECKS,
    {
      item: known(item),
      today: known(new Date(serverTime()).toISOString().slice(0, 10)),
      player: { query: usePlayer(playerCode), permission: "view_players" },
      waiting: { query: waiting, permission: "view_withdrawals" },
    },
    session,
  );
};
