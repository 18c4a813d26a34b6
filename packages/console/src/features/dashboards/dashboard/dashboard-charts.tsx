import { useShowDashboardCharts } from "@backoffice/api-client";
import { Chart, SectionHeading, useLocale } from "@backoffice/ui";
import { useScope } from "#kit/scope/scope.ts";
import { compact } from "#kit/state/compact.ts";
import { PeriodChart } from "../period-chart.tsx";
import type { DashboardPeriod } from "../period.ts";

/** Charts over time; the first is the widest. */
const CHARTS = [
  { name: "ggrInUSD", label: "GGR, USD", currency: "USD" },
  { name: "bets", label: "Bets" },
  { name: "depositsInUSD", label: "Deposits, USD", currency: "USD" },
  { name: "withdrawalsInUSD", label: "Withdrawals, USD", currency: "USD" },
  { name: "registrations", label: "Registrations" },
] as const;

/** Trend of the period and the previous one, for holders of `dashboard_bets_chart` (content §6). */
export const DashboardCharts = ({ period }: { period: DashboardPeriod }) => {
  const { opId, includeBrands } = useScope();
  const { timeZone } = useLocale();
  const { data, error, refetch } = useShowDashboardCharts({ body: compact({ opId, period, includeBrands, timeZone }) });
  return (
    <section aria-label="Trend">
      <SectionHeading className="mb-1">Trend</SectionHeading>
      <p className="mb-2 text-meta text-ink-muted">
        Times in <bdi>{timeZone}</bdi>.
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        {CHARTS.map(({ name, label, ...of }, at) => (
          <div key={name} className={at === 0 ? "lg:col-span-2" : ""}>
            {data ? (
              <PeriodChart label={label} chart={data[name]} {...of} />
            ) : (
              <Chart
                kind="line"
                label={label}
                categoryLabel="Time"
                categories={[]}
                series={[]}
                format={String}
                height={180}
                className="rounded-lg border bg-surface p-4"
                loading={!error}
                error={error ? (error.messages[0] ?? error.message) : undefined}
                onRetry={() => void refetch()}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
};
