import { useListRiskReport } from "@backoffice/api-client";
import { useListedPlayers } from "#entities/player/checks/use-listed-players.ts";
import type { FallbackReads } from "#kit/checks/fallback-checks.ts";
import { LISTED_AT_ONCE, playersRead } from "#kit/checks/players-read.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Three filtered lists for all rows of a page, each sent only with its permission (ruling 53). */
export const useFallbackChecks = (): FallbackReads => {
  const { opId } = useScope();
  const allowed = can(useSession(), "view_risk_reports");
  const risky = useListRiskReport(
    { body: { page: 1, itemsPerPage: LISTED_AT_ONCE, opId, includeBrands: true, riskLevel: "HIGH" } },
    { enabled: allowed },
  );
  return {
    ...useListedPlayers(),
    HIGH_RISK: playersRead(risky, ({ items }) => items.map(({ playerCode }) => playerCode), allowed),
  };
};
