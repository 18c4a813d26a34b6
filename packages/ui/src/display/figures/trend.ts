export type Trend = {
  /** Change in percent against the previous period: 12.4, -3. */
  change: number | null | undefined;
  /** Direction of improvement; "down" for chargebacks. "neither" has no colour. */
  good?: "up" | "down" | "neither" | undefined;
  /** Period of comparison: "last week", shown as "vs last week"; omit it where the page says it once for all figures. */
  against?: string | undefined;
};

export type TrendLook = {
  direction: "up" | "down" | "flat";
  tone: "positive" | "critical" | "neutral";
  /** Percentage without a sign, because the arrow shows the direction: "12%". */
  text: string;
};

/** Percentage from which a change has a colour. */
const COLOURED = 5;

/** Direction, tone and text of a change; undefined if there is none. Changes below half a percent are flat. */
export const trendLook = (
  { change, good = "up" }: Pick<Trend, "change" | "good">,
  locale: string,
): TrendLook | undefined => {
  if (change === null || change === undefined || !Number.isFinite(change)) return undefined;
  const direction = Math.abs(change) < 0.5 ? "flat" : change > 0 ? "up" : "down";
  const tone =
    Math.abs(change) < COLOURED || good === "neither" ? "neutral" : direction === good ? "positive" : "critical";
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(
    direction === "flat" ? 0 : Math.abs(change),
  );
  return { direction, tone, text: `${text}%` };
};
