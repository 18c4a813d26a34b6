import { FIGURE_STRIP } from "../figure-cell.tsx";
import { HeroChart } from "./dashboard-charts.tsx";
import { DashboardFigure, type DashboardFiguresProps } from "./dashboard-figure.tsx";
import { BELOW, BESIDE, HERO } from "./figures.ts";
import { MarginCell } from "./margin-cell.tsx";
import type { ChartsRead } from "./use-charts.ts";

/** The first figure with its course, four beside it, the others below, each compared with the previous period. */
export const DashboardFigures = ({ charts, ...props }: DashboardFiguresProps & { charts: ChartsRead | undefined }) => {
  const [first, ...others] = BESIDE;
  return (
    <section aria-label="Figures">
      <h2 className="sr-only">Figures</h2>
      <div className={`${FIGURE_STRIP} grid-cols-2 lg:grid-cols-[minmax(0,1fr)_10.3rem_10.3rem]`}>
        <div className="relative bg-surface px-4 pt-3 pb-2 max-lg:col-span-2 lg:row-span-2 lg:px-5 lg:pt-4">
          <DashboardFigure figure={HERO} {...props} hero />
          {charts && <HeroChart charts={charts} period={props.period} />}
        </div>
        <DashboardFigure figure={first!} {...props} />
        <MarginCell cards={props.cards} />
        {others.map((figure) => (
          <DashboardFigure key={figure.name} figure={figure} {...props} />
        ))}
      </div>
      <div className={`${FIGURE_STRIP} mt-3 grid-cols-2 *:last:max-sm:col-span-2 sm:grid-cols-4 xl:grid-cols-7`}>
        {BELOW.map((figure) => (
          <DashboardFigure key={figure.name} figure={figure} {...props} />
        ))}
      </div>
    </section>
  );
};
