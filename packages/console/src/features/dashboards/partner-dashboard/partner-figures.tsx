import type { components } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { FIGURE_STRIP, FigureCell } from "../figure-cell.tsx";
import { IN_SENTENCE, type PresetPeriod } from "../period.ts";
import { PeriodChart } from "#entities/report/period-chart/period-chart.tsx";
import { BELOW, BESIDE, HERO } from "./figures.ts";
import { PartnerFigure } from "./partner-figure.tsx";
import { PartnerProfit } from "./partner-profit.tsx";

type PartnerFiguresProps = { dashboard: components["schemas"]["PartnerDashboard"]; period: PresetPeriod };

/** Results of a partner in a period with comparison: earnings, players, and how the profit is calculated. */
export const PartnerFigures = ({ dashboard, period }: PartnerFiguresProps) => {
  const { balanceInUSD, profit, charts } = dashboard;
  const [current, previous] = IN_SENTENCE[period];
  const linesOf = ({ currentPeriod, previousPeriod }: components["schemas"]["PeriodChart"]) => [
    { label: current, series: currentPeriod },
    { label: previous, series: previousPeriod, muted: true },
  ];
  return (
    <>
      <section aria-label="Figures for the period">
        <h2 className="sr-only">Figures for the period</h2>
        <div className={`${FIGURE_STRIP} grid-cols-2 lg:grid-cols-[minmax(0,1fr)_10.3rem_10.3rem]`}>
          <div className="relative bg-surface px-4 pt-3 pb-2 max-lg:col-span-2 lg:row-span-2 lg:px-5 lg:pt-4">
            <PartnerFigure figure={HERO} dashboard={dashboard} period={period} hero />
            <PeriodChart
              label="Profit"
              title=""
              period={period}
              lines={linesOf(charts.profit)}
              usd
              exact
              filled
              height={160}
              className="sm:-mt-9"
            />
          </div>
          <FigureCell label="Balance" note="Earned and not yet withdrawn" current={balanceInUSD} usd good="neither" />
          {BESIDE.map((figure) => (
            <PartnerFigure key={figure.name} figure={figure} dashboard={dashboard} period={period} />
          ))}
        </div>
        <div className={`${FIGURE_STRIP} mt-3 grid-cols-2 sm:grid-cols-4`}>
          {BELOW.map((figure) => (
            <PartnerFigure key={figure.name} figure={figure} dashboard={dashboard} period={period} />
          ))}
        </div>
      </section>
      <div className="mt-3 grid items-start gap-3 xl:grid-cols-[2fr_3fr]">
        <section aria-label="Trend">
          <PeriodChart label="Registrations" period={period} lines={linesOf(charts.registrations)} height={200} />
        </section>
        <section aria-label="Profit calculation">
          <SectionHeading className="sr-only">Profit calculation</SectionHeading>
          <PartnerProfit lines={profit} />
        </section>
      </div>
    </>
  );
};
