import { useListWithdrawals } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { usePlayerSources } from "./use-player-sources.ts";
import { OWN_CHECKS } from "./own-checks.ts";

/** The checks of a player. */
export const useOwnChecks = (playerCode: string): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const pending = useListWithdrawals(
    {
      body: {
        page: 1,
        itemsPerPage: 1,
        opId: ALL,
        playerCode,
        status: "PENDING",
        isDeleted: false,
        sortBy: "createdAt",
        sortDirection: "asc",
      },
    },
    { enabled: can(session, "view_withdrawals"), staleTime: 0 },
  );
  return checksOf(
    OWN_CHECKS,
    {
      ...usePlayerSources(playerCode, true),
      pending: { query: pending, permission: "view_withdrawals" },
      locale: known(locale),
    },
    session,
  );
};
