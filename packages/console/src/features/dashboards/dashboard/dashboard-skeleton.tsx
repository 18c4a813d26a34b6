import { Chart, SectionHeading, StatCard } from "@backoffice/ui";
import { can, useSession } from "#kit/session/session.ts";
import { CHARTS } from "./charts.ts";
import { FIGURE_GRID } from "./figure-grid.ts";
import { FIGURES } from "./figures.ts";

/** The dashboard while it loads: its headings, cards and charts in their places. */
export const DashboardSkeleton = () => {
  const session = useSession();
  return (
    <div role="status" aria-label="Loading">
      <div aria-hidden className="flex flex-col gap-6">
        {FIGURES.map(({ title, figures }, at) => (
          <section key={title} aria-label={title}>
            <SectionHeading className="mb-2">{title}</SectionHeading>
            <div className={FIGURE_GRID}>
              {[...(at === 0 ? ["Margin"] : []), ...figures.map(({ label }) => label)].map((label) => (
                <StatCard key={label} label={label} value="" loading className="min-h-28 p-3" />
              ))}
            </div>
          </section>
        ))}
        {can(session, "dashboard_bets_chart") && (
          <div className="grid gap-3 lg:grid-cols-2">
            {CHARTS.map(({ name, label }, at) => (
              <Chart
                key={name}
                kind="line"
                label={label}
                categoryLabel="Time"
                categories={[]}
                series={[]}
                format={String}
                height={180}
                loading
                className={`rounded-lg border bg-surface p-4 ${at === 0 ? "lg:col-span-2" : ""}`}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};
