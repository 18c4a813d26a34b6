import { Skeleton, StatCard } from "@backoffice/ui";
import { can, useSession } from "#kit/session/session.ts";
import { FIGURE_STRIP } from "../figure-cell.tsx";
import { BELOW, BESIDE, HERO } from "./figures.ts";
import { PendingChart } from "./pending-chart.tsx";

const Cell = ({ label }: { label: string }) => <StatCard label={label} value="" loading cell="compact" />;

/** The dashboard while it loads: its cells and charts in their places. */
export const DashboardSkeleton = () => {
  const hasCharts = can(useSession(), "dashboard_bets_chart");
  return (
    <div role="status" aria-label="Loading">
      <div aria-hidden>
        <div className={`${FIGURE_STRIP} grid-cols-2 lg:grid-cols-[minmax(0,1fr)_10.3rem_10.3rem]`}>
          <div className="bg-surface px-4 pt-3 pb-2 max-lg:col-span-2 lg:row-span-2 lg:px-5 lg:pt-4">
            <p className="text-meta text-ink-muted">{HERO.label}</p>
            <Skeleton className="my-2 h-7 w-40" />
            {hasCharts && <PendingChart label="GGR" height={160} className="sm:-mt-9" />}
          </div>
          {[BESIDE[0]!.label, "Margin", ...BESIDE.slice(1).map(({ label }) => label)].map((label) => (
            <Cell key={label} label={label} />
          ))}
        </div>
        <div className={`${FIGURE_STRIP} mt-3 grid-cols-2 *:last:max-sm:col-span-2 sm:grid-cols-4 xl:grid-cols-7`}>
          {BELOW.map(({ label }) => (
            <Cell key={label} label={label} />
          ))}
        </div>
        {hasCharts && (
          <div className="mt-3 grid gap-3 lg:grid-cols-3">
            {["Deposits and withdrawals", "Bets", "Registrations"].map((label) => (
              <PendingChart key={label} label={label} height={166} className="rounded-lg border bg-surface px-4 py-3" />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};
