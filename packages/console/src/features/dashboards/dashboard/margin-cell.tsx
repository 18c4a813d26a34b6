import type { components } from "@backoffice/api-client";
import { DASH, StatCard, useLocale } from "@backoffice/ui";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { marginOf } from "./margin-of.ts";

type MarginCellProps = { cards: Pick<components["schemas"]["DashboardCards"], "ggrInUSD" | "wagerInUSD"> };

/** GGR in percent of the stakes, now and in the previous period; a dash without stakes. */
export const MarginCell = ({ cards: { ggrInUSD, wagerInUSD } }: MarginCellProps) => {
  const { locale } = useLocale();
  const marginIn = (period: "current" | "previous") => {
    const margin = marginOf(ggrInUSD[period], wagerInUSD[period]);
    return margin === undefined ? DASH : formatPercentage(margin, locale);
  };
  return (
    <StatCard
      label="Margin"
      hint="GGR as a percentage of the stakes"
      value={<bdi>{marginIn("current")}</bdi>}
      note={<>from {marginIn("previous")}</>}
      cell="compact"
    />
  );
};
