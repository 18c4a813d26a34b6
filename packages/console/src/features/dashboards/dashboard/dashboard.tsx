import type { components } from "@backoffice/api-client";
import type { RequestedPeriod } from "../period.ts";
import { DashboardCharts } from "./dashboard-charts.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { Leaders } from "./leaders.tsx";
import { useCharts } from "./use-charts.ts";

type DashboardProps = { cards: components["schemas"]["DashboardCards"]; period: RequestedPeriod };

/** Figures of a period with comparison, trend, and today's leaders. */
export const Dashboard = ({ cards, period }: DashboardProps) => {
  const charts = useCharts(period);
  return (
    <>
      <DashboardFigures cards={cards} period={period} charts={charts} />
      {charts && <DashboardCharts charts={charts} period={period} />}
      <Leaders />
    </>
  );
};
