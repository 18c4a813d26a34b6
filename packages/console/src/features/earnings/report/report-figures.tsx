import type { components } from "@backoffice/api-client";
import { StatCard, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { PeriodChart } from "#entities/report/period-chart/period-chart.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { PERIODS } from "./periods.ts";

type Schemas = components["schemas"];
type Period = Schemas["ReportPeriod"];

const usd = (value: number) => <Amount value={value} currency="USD" />;

type CourseProps = { label: string; period: Period; chart: Schemas["PeriodChart"]; usd?: boolean };

const Course = ({ period, chart: { currentPeriod, previousPeriod }, ...of }: CourseProps) => (
  <PeriodChart
    {...of}
    period={period}
    lines={[
      { label: PERIODS[period].label, series: currentPeriod },
      { label: PERIODS[period].before, series: previousPeriod, muted: true },
    ]}
  />
);

type ReportFiguresProps = { report: Schemas["AffiliateReport"]; period: Period };

/** Figures for the period, and their trend against the previous one (money §3, §4). */
export const ReportFigures = ({ report: { cards, charts }, period }: ReportFiguresProps) => {
  const { locale } = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  return (
    <>
      <section aria-label="Figures for the period" className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <StatCard label="Affiliate profit" value={usd(cards.affiliateProfitInUSD)} note="Earnings of the player" />
        <StatCard label="Registered" value={count(cards.registered)} note="Referred players who registered" />
        <StatCard
          label="Active players"
          value={count(cards.activePlayers)}
          note="With enough bets to count as active"
        />
        <StatCard label="Deposits" value={usd(cards.refPlayersDepositInUSD)} note="Of referred players" />
        <StatCard label="Withdrawals" value={usd(cards.refPlayersWithdrawInUSD)} note="Of referred players" />
        <StatCard label="First deposits" value={usd(cards.refPlayersFTDInUSD)} note="Of referred players" />
      </section>
      <section aria-label="Trend" className="mt-3 grid gap-3 lg:grid-cols-2">
        <Course label="Bets, USD" period={period} chart={charts.bets} usd />
        <Course label="Registrations" period={period} chart={charts.registrations} />
      </section>
    </>
  );
};
