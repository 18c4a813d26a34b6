import type { components } from "@backoffice/api-client";
import { SectionHeading, StatCard } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import type { PresetPeriod } from "../period.ts";
import { PeriodChart } from "../period-chart.tsx";
import { PARTNER_FIGURES } from "./figures.ts";
import { PartnerFigureCard } from "./partner-figure-card.tsx";
import { PartnerProfit } from "./partner-profit.tsx";

type PartnerFiguresProps = { dashboard: components["schemas"]["PartnerDashboard"]; period: PresetPeriod };

/** Results of a partner in a period with comparison: earnings, players, and how the profit is calculated. */
export const PartnerFigures = ({ dashboard, period }: PartnerFiguresProps) => {
  const { partner, balanceInUSD, profit, charts } = dashboard;
  return (
    <>
      <SectionHeading className="mb-3">{partner.partnerTitle}</SectionHeading>
      <section aria-label="Figures of the period" className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <StatCard
          label="Balance"
          value={<Amount value={balanceInUSD} currency="USD" />}
          note="Earned and not yet withdrawn"
          className="max-md:col-span-2"
        />
        {PARTNER_FIGURES.map((figure) => (
          <PartnerFigureCard key={figure.name} figure={figure} dashboard={dashboard} period={period} />
        ))}
      </section>
      <section aria-label="Trend" className="mt-3 grid gap-3 lg:grid-cols-2">
        <PeriodChart label="Registrations" chart={charts.registrations} />
        <PeriodChart label="Profit, USD" chart={charts.profit} currency="USD" />
      </section>
      <section aria-label="Profit calculation" className="mt-6">
        <SectionHeading className="mb-2">Profit calculation</SectionHeading>
        <PartnerProfit lines={profit} />
      </section>
    </>
  );
};
