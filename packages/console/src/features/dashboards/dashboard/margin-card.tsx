import type { components } from "@backoffice/api-client";
import { DASH, StatCard, useLocale } from "@backoffice/ui";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { marginOf } from "./margin-of.ts";

type MarginCardProps = { cards: Pick<components["schemas"]["DashboardCards"], "ggrInUSD" | "wagerInUSD"> };

/** GGR in percent of the stakes, now and in the previous period; a dash without stakes. */
export const MarginCard = ({ cards: { ggrInUSD, wagerInUSD } }: MarginCardProps) => {
  const { locale } = useLocale();
  const marginIn = (period: "current" | "previous") => {
    const margin = marginOf(ggrInUSD[period], wagerInUSD[period]);
    return margin === undefined ? DASH : formatPercentage(margin, locale);
  };
  return (
    <StatCard
      label="Margin"
      value={<span className="max-sm:text-body">{marginIn("current")}</span>}
      note={<>GGR / stakes. Previously {marginIn("previous")}</>}
      className="p-3"
    />
  );
};
