import type { Locale } from "@backoffice/ui";
import { formatPeriod } from "./format-period.ts";

/** Formats the range of a report: "1–20 Nov 2026, until now", "October 2026", "all time"; if short, without this year. Epoch milliseconds. */
export const formatSpan = (
  { from, to }: { from: number | undefined; to: number | undefined },
  now: number,
  locale: Locale,
  short = false,
): string => {
  const year = short ? now : undefined;
  if (from === undefined && to === undefined) return "all time";
  // A period that extends past now ends now.
  if (from !== undefined && from < now && to !== undefined && to > now)
    return formatSpan({ from, to: undefined }, now, locale, short);
  if (from === undefined) return `everything until ${formatPeriod({ from: to!, to: to! }, locale)}`;
  if (to === undefined)
    return from < now ? `${formatPeriod({ from, to: now }, locale, year)}${short ? "" : ","} until now` : "from now on";
  return formatPeriod({ from, to }, locale, year);
};
