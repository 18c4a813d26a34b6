import type { components } from "@backoffice/api-client";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { can, useSession } from "#kit/session/session.ts";
import { DashboardCharts } from "./dashboard-charts.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { Leaders } from "./leaders.tsx";
import { periodOf } from "../period.ts";

/** `/dashboard`: figures of a period with comparison, trend, and today's leaders. */
export const Dashboard = ({ cards }: { cards: components["schemas"]["DashboardCards"] }) => {
  const period = periodOf(useSearchParams());
  const session = useSession();
  return (
    <div className="flex flex-col gap-6">
      <DashboardFigures cards={cards} period={period} />
      {can(session, "dashboard_bets_chart") && <DashboardCharts period={period} />}
      <Leaders />
    </div>
  );
};
