import { useListBonusFormRequests, useShowBonusForm, type components } from "@backoffice/api-client";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { BONUS_REQUEST_CHECKS } from "./bonus-request-checks.ts";

/** The checks of a request for a bonus. Each read is sent only with its permission. */
export const useBonusRequestChecks = (request: components["schemas"]["BonusFormRequest"]): Checks => {
  const session = useSession();
  const { playerCode, bonusId } = request;
  const form = useShowBonusForm({ body: { bonusId } }, { enabled: can(session, "view_bonuses") });
  const approved = useListBonusFormRequests(
    { body: { page: 1, itemsPerPage: 1, opId: ALL, playerCode, bonusId, status: "APPROVED" } },
    { enabled: can(session, "view_bonus_requests") },
  );
  return checksOf(
    BONUS_REQUEST_CHECKS,
    {
      ...usePlayerSources(playerCode, request.status === "PENDING"),
      request: known(request),
      form: { query: form, permission: "view_bonuses" },
      approved: { query: approved, permission: "view_bonus_requests" },
    },
    session,
  );
};
