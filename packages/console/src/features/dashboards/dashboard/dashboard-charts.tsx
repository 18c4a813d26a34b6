import { useShowDashboardCharts } from "@backoffice/api-client";
import { Chart, SectionHeading, useLocale, useNow } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { compact } from "#kit/state/compact.ts";
import { PeriodChart } from "../period-chart.tsx";
import { periodText, type RequestedPeriod } from "../period.ts";
import { CHARTS } from "./charts.ts";

/** Trend of the period and the previous one, for holders of `dashboard_bets_chart` (content §6). */
export const DashboardCharts = ({ period }: { period: RequestedPeriod }) => {
  const { opId, includeBrands } = useScope();
  const { timeZone } = useLocale();
  const now = useNow(false);
  const session = useSession();
  const { data, error, refetch } = useShowDashboardCharts({
    body: compact({ opId, ...period, includeBrands, timeZone }),
  });
  return (
    <section aria-label="Trend">
      <SectionHeading className="mb-1">Trend</SectionHeading>
      <p className="mb-2 text-meta text-ink-muted">
        Times in <bdi>{timeZone}</bdi>.
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        {CHARTS.map(({ name, label, proof: { link, query, ...proof }, ...of }, at) => (
          <div key={name} className={at === 0 ? "lg:col-span-2" : ""}>
            {data ? (
              <PeriodChart
                label={label}
                chart={data[name]}
                {...of}
                action={
                  can(session, proof.permission) && (
                    <PageLink {...proof} query={{ ...query, period: periodText(period, now, timeZone) }} inText>
                      {link}
                    </PageLink>
                  )
                }
              />
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
