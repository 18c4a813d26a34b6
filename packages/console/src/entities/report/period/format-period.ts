import { rangeWithEnglishNames, withEnglishNames, type Locale } from "@backoffice/ui";
import { toWall } from "@backoffice/ui/filters";
import type { Span } from "./previous-period.ts";

const MONTH = { month: "long", year: "numeric" } as const;
const DAYS = { day: "numeric", month: "short", year: "numeric" } as const;
const TIMES = { ...DAYS, hour: "2-digit", minute: "2-digit" } as const;

/**
 * Formats a period in the reader's zone: "October 2026", "1–20 Oct 2026", or with times within a day. With `now`, a period
 * of days of this year has no year: "1–20 Oct".
 */
export const formatPeriod = ({ from, to }: Span, { locale, timeZone }: Locale, now?: number): string => {
  const [start, end, next] = [from, to, to + 1].map((at) => toWall(at, timeZone));
  const isWhole = start!.endsWith("T00:00") && next!.endsWith("T00:00");
  const isMonth = isWhole && start!.slice(8, 10) === "01" && next!.slice(8, 10) === "01";
  const isOneMonth = isMonth && start!.slice(0, 7) === end!.slice(0, 7);
  const within = start!.slice(0, 10) === end!.slice(0, 10) && !isWhole;
  const isThisYear =
    now !== undefined &&
    [from, to].every((at) => toWall(at, timeZone).slice(0, 4) === toWall(now, timeZone).slice(0, 4));
  const days = isThisYear ? { ...DAYS, year: undefined } : DAYS;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...(isOneMonth ? MONTH : within ? TIMES : days) });
  return isOneMonth ? withEnglishNames(format, from) : rangeWithEnglishNames(format, from, to);
};
