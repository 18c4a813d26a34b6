import { rangeWithEnglishNames, withEnglishNames, type Locale } from "@backoffice/ui";
import { toWall } from "@backoffice/ui/filters";
import type { Span } from "./previous-period.ts";

const MONTH = { month: "long", year: "numeric" } as const;
const DAYS = { day: "numeric", month: "short", year: "numeric" } as const;
const TIMES = { ...DAYS, hour: "2-digit", minute: "2-digit" } as const;

/** Formats a period in the reader's zone: "October 2026", "1–20 Oct 2026", or with times within a day. */
export const formatPeriod = ({ from, to }: Span, { locale, timeZone }: Locale): string => {
  const [start, end, next] = [from, to, to + 1].map((at) => toWall(at, timeZone));
  const isWhole = start!.endsWith("T00:00") && next!.endsWith("T00:00");
  const isMonth = isWhole && start!.slice(8, 10) === "01" && next!.slice(8, 10) === "01";
  const isOneMonth = isMonth && start!.slice(0, 7) === end!.slice(0, 7);
  const within = start!.slice(0, 10) === end!.slice(0, 10) && !isWhole;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...(isOneMonth ? MONTH : within ? TIMES : DAYS) });
  return isOneMonth ? withEnglishNames(format, from) : rangeWithEnglishNames(format, from, to);
};
