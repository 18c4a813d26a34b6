import { useShowDashboardCharts } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { compact } from "#kit/state/compact.ts";
import type { RequestedPeriod } from "../period.ts";

/** The course of the figures, for holders of `dashboard_bets_chart` (content §6); undefined for others. */
export const useCharts = (period: RequestedPeriod) => {
  const { opId, includeBrands } = useScope();
  const { timeZone } = useLocale();
  const enabled = can(useSession(), "dashboard_bets_chart");
  const charts = useShowDashboardCharts({ body: compact({ opId, ...period, includeBrands, timeZone }) }, { enabled });
  return enabled ? charts : undefined;
};

export type ChartsRead = NonNullable<ReturnType<typeof useCharts>>;
