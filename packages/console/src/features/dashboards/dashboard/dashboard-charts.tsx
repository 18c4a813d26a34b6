import { can, useSession } from "#kit/session/session.ts";
import type { components, Permission } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";
import { PeriodChart, type PeriodLine } from "#entities/report/period-chart/period-chart.tsx";
import { IN_SENTENCE, periodText, type RequestedPeriod } from "../period.ts";
import { PendingChart } from "./pending-chart.tsx";
import type { ChartsRead } from "./use-charts.ts";

type Name = keyof components["schemas"]["DashboardCharts"];
type Proof = { link: string; to: string; query: Readonly<Record<string, string>>; permission: Permission };
type ChartDefinition = {
  label: string;
  of: Name;
  and?: { name: Name; labels: readonly [string, string] };
  usd?: true;
  proof: Proof;
};

/** Charts below the figures, each with the list of its figures. */
const CHARTS: readonly ChartDefinition[] = [
  {
    label: "Deposits and withdrawals",
    of: "depositsInUSD",
    and: { name: "withdrawalsInUSD", labels: ["Deposits", "Withdrawals"] },
    usd: true,
    proof: {
      link: "Transactions",
      to: "/transactions/list",
      query: { transactionTypes: "DEPOSIT,WITHDRAW", status: "CONFIRMED" },
      permission: "view_transactions",
    },
  },
  {
    label: "Bets",
    of: "bets",
    proof: { link: "Bet list", to: "/bets", query: { isSettled: "true" }, permission: "view_bets" },
  },
  {
    label: "Registrations",
    of: "registrations",
    proof: { link: "Players", to: "/players", query: {}, permission: "view_players" },
  },
];

const GGR: Proof = { link: "GGR by day", to: "/reports/game-financial", query: {}, permission: "view_game_reports" };

type ChartsProps = { charts: ChartsRead; period: RequestedPeriod };

const ProofLink = ({ proof: { link, query, ...proof }, period }: { proof: Proof; period: RequestedPeriod }) => {
  const now = useNow(false);
  const { timeZone } = useLocale();
  const session = useSession();
  return (
    can(session, proof.permission) && (
      <PageLink {...proof} query={{ ...query, period: periodText(period, now, timeZone) }} inText>
        {link}
      </PageLink>
    )
  );
};

const linesOf = (chart: components["schemas"]["PeriodChart"], { period }: RequestedPeriod): readonly PeriodLine[] => {
  const [current, previous] = IN_SENTENCE[period];
  return [
    { label: current, series: chart.currentPeriod },
    { label: previous, series: chart.previousPeriod, muted: true },
  ];
};

/** The course of the first figure, with the previous period. */
export const HeroChart = ({ charts, period }: ChartsProps) => {
  const [height, className] = [160, "sm:-mt-9"];
  if (!charts.data) return <PendingChart label="GGR" charts={charts} height={height} className={className} />;
  return (
    <PeriodChart
      label="GGR"
      title=""
      period={period.period}
      lines={linesOf(charts.data.ggrInUSD, period)}
      usd
      exact
      filled
      height={height}
      className={className}
      action={<ProofLink proof={GGR} period={period} />}
    />
  );
};

/** The course of money, bets and registrations. */
export const DashboardCharts = ({ charts, period }: ChartsProps) => (
  <section aria-label="Trend" className="mt-3 grid gap-3 lg:grid-cols-3">
    <h2 className="sr-only">Trend</h2>
    {CHARTS.map(({ label, of, and, usd, proof }) => {
      if (!charts.data)
        return (
          <PendingChart
            key={of}
            label={label}
            charts={charts}
            height={166}
            className="rounded-lg border bg-surface px-4 py-3"
          />
        );
      const lines = and
        ? [
            { label: and.labels[0], series: charts.data[of].currentPeriod },
            { label: and.labels[1], series: charts.data[and.name].currentPeriod, muted: true },
          ]
        : linesOf(charts.data[of], period);
      return (
        <PeriodChart
          key={of}
          label={label}
          period={period.period}
          lines={lines}
          usd={usd ?? false}
          action={<ProofLink proof={proof} period={period} />}
        />
      );
    })}
  </section>
);
