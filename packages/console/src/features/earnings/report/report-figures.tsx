import type { components } from "@backoffice/api-client";
import { Chart, StatCard, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { PERIODS } from "./periods.ts";

type Schemas = components["schemas"];
type Period = Schemas["ReportPeriod"];

const usd = (value: number) => <Amount value={value} currency="USD" />;

type PeriodChartProps = { label: string; period: Period; chart: Schemas["PeriodChart"]; currency?: string };

const PeriodChart = ({ label, period, chart: { currentPeriod, previousPeriod }, currency }: PeriodChartProps) => {
  const { locale } = useLocale();
  const longer = previousPeriod.labels.length > currentPeriod.labels.length ? previousPeriod : currentPeriod;
  return (
    <Chart
      kind="line"
      label={label}
      categoryLabel="Time"
      categories={longer.labels}
      // Numbers for drawing only; exact amounts are in the cards.
      series={[
        { id: "current", label: PERIODS[period].label, values: currentPeriod.values.map(Number) },
        { id: "previous", label: PERIODS[period].before, values: previousPeriod.values.map(Number), muted: true },
      ]}
      format={(value) => (currency ? formatAmount(value, locale, currency) : formatNumber(value, locale))}
      height={180}
      className="rounded-lg border bg-surface p-4"
    />
  );
};

type ReportFiguresProps = { report: Schemas["AffiliateReport"]; period: Period };

/** Figures of the period, and their trend against the previous one (money §3, §4). */
export const ReportFigures = ({ report: { cards, charts }, period }: ReportFiguresProps) => {
  const { locale } = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  return (
    <>
      <section aria-label="Figures of the period" className="grid grid-cols-2 gap-3 md:grid-cols-3">
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
        <PeriodChart label="Bets, USD" period={period} chart={charts.bets} currency="USD" />
        <PeriodChart label="Registrations" period={period} chart={charts.registrations} />
      </section>
    </>
  );
};
