export type Trend = {
  /** Change in percent against the time before: 12.4, -3. */
  change: number | null | undefined;
  /** Which way is good; a rise in chargebacks is not. "neither" colours nothing. */
  good?: "up" | "down" | "neither" | undefined;
  /** What it is compared with: "last week", shown as "vs last week". */
  against: string;
};

export type TrendLook = {
  direction: "up" | "down" | "flat";
  tone: "positive" | "critical" | "neutral";
  /** Without a sign: the direction says it. "12.4%" */
  text: string;
};

/** How a change is shown; undefined when there is none to show. Changes below 0.05% are flat. */
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
