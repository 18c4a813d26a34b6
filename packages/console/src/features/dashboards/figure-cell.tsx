import { StatCard, useLocale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { changeOf } from "#kit/numbers/change-of.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { comparisonOf } from "./comparison-of.ts";

const TONES = { positive: "text-positive-ink", critical: "text-critical-ink", neutral: "text-ink-muted" };

/** Figures of a row in two lines, whose grid draws the lines between them. */
export const FIGURE_STRIP = "grid gap-px overflow-hidden rounded-lg border bg-line";

type FigureCellProps = {
  label: string;
  /** Explanation, on demand. */
  note?: string | undefined;
  current: number;
  /** Undefined where nothing is compared. */
  previous?: number | undefined;
  /** An amount in USD instead of a count; the page says the currency once. */
  usd?: boolean | undefined;
  good: "up" | "down" | "neither";
  /** A link around the figure. */
  link?: ((figure: ReactNode) => ReactNode) | undefined;
  /** The figure that is read first. */
  hero?: boolean;
};

/** A figure and its change: a percentage, or the earlier figure where a percentage says little. */
export const FigureCell = ({ label, note, current, previous, usd, good, link, hero = false }: FigureCellProps) => {
  const { locale } = useLocale();
  const write = (value: number) => (usd ? formatAmount(value, locale, "USD") : formatNumber(value, locale));
  const compared = previous === undefined ? undefined : comparisonOf({ current, previous, isCount: !usd, good });
  const figure = <bdi>{write(current)}</bdi>;
  const from = previous !== undefined && `from ${write(previous)}`;
  return (
    <StatCard
      label={label}
      hint={note}
      value={link ? link(figure) : figure}
      trend={compared?.percentage ? { change: changeOf(current, previous), good } : undefined}
      note={
        compared && (!compared.percentage || hero) ? (
          <span className={compared.percentage ? "" : TONES[compared.tone]}>{from}</span>
        ) : undefined
      }
      cell={hero ? "hero" : "compact"}
    />
  );
};
