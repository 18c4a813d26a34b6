import type { components } from "@backoffice/api-client";
import { can, useSession } from "#kit/session/session.ts";
import type { RequestedPeriod } from "../period.ts";
import { DashboardCharts } from "./dashboard-charts.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { Leaders } from "./leaders.tsx";

type DashboardProps = { cards: components["schemas"]["DashboardCards"]; period: RequestedPeriod };

/** Figures of a period with comparison, trend, and today's leaders. */
export const Dashboard = ({ cards, period }: DashboardProps) => {
  const session = useSession();
  return (
    <div className="flex flex-col gap-6">
      <DashboardFigures cards={cards} period={period} />
      {can(session, "dashboard_bets_chart") && <DashboardCharts period={period} />}
      <Leaders />
    </div>
  );
};
