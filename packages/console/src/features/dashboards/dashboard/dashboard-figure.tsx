import type { components } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";
import { FigureCell } from "../figure-cell.tsx";
import { periodText, type RequestedPeriod } from "../period.ts";
import type { DashboardFigure as Definition } from "./figures.ts";

export type DashboardFiguresProps = { cards: components["schemas"]["DashboardCards"]; period: RequestedPeriod };

type DashboardFigureProps = DashboardFiguresProps & { figure: Definition; hero?: boolean };

/** A figure with its change, linked to the list that it is counted from. */
export const DashboardFigure = ({ figure: { name, proof, ...figure }, cards, period, hero }: DashboardFigureProps) => {
  const now = useNow(false);
  const { timeZone } = useLocale();
  return (
    <FigureCell
      {...figure}
      {...cards[name]}
      {...(hero && { hero })}
      link={
        proof &&
        ((value) => (
          <PageLink {...proof} query={{ ...proof.query, period: periodText(period, now, timeZone) }}>
            {value}
          </PageLink>
        ))
      }
    />
  );
};
