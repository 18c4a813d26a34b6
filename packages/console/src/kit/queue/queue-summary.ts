import { serverTime, plural } from "@backoffice/ui";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Waiting = {
  /** Number of pending rows. */
  count: number;
  /** Sum of the pending rows in USD, as on the wire; undefined until read. */
  inUSD: number | string | undefined;
  /** Since when the oldest waits; undefined if it is not on screen. */
  oldest: string | undefined;
  /** In hours. */
  target: number;
};

/** "112 waiting · 10,220 USD · oldest 9 days"; past the target the age is the `late` end of the line. */
export const queueSummary = ({ count, inUSD, oldest, target }: Waiting, locale: string, now = serverTime()) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const waited = oldest === undefined ? 0 : now - Date.parse(oldest);
  const age = waited >= DAY ? plural(Math.floor(waited / DAY), "day") : plural(Math.floor(waited / HOUR), "hour");
  const isLate = waited > target * HOUR;
  const parts = [
    `${whole.format(count)} waiting`,
    ...(inUSD === undefined ? [] : [`${whole.format(inUSD as Intl.StringNumericLiteral)} USD`]),
    ...(waited < HOUR ? [] : [`oldest${isLate ? "" : ` ${age}`}`]),
  ];
  return { text: parts.join(" · "), late: isLate ? age : undefined };
};
