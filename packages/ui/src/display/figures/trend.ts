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
  /** Percentage without a sign, because the arrow shows the direction: "12.4%". */
  text: string;
};

/** Direction, tone and text of a change; undefined if there is none. Changes below 0.05% are flat. */
export const trendLook = (
  { change, good = "up" }: Pick<Trend, "change" | "good">,
  locale: string,
): TrendLook | undefined => {
  if (change === null || change === undefined || !Number.isFinite(change)) return undefined;
  const direction = Math.abs(change) < 0.05 ? "flat" : change > 0 ? "up" : "down";
  const tone = direction === "flat" || good === "neither" ? "neutral" : direction === good ? "positive" : "critical";
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    direction === "flat" ? 0 : Math.abs(change),
  );
  return { direction, tone, text: `${text}%` };
};
