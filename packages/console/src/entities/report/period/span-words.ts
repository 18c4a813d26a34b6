import type { Locale } from "@backoffice/ui";
import { periodWords } from "./period-words.ts";

/** Formats the range of a report: "1–20 Nov 2026, until now", "October 2026", "all time". Epoch milliseconds. */
export const spanWords = (
  { from, to }: { from: number | undefined; to: number | undefined },
  now: number,
  locale: Locale,
): string => {
  if (from === undefined && to === undefined) return "all time";
  // A period that extends past now ends now.
  if (from !== undefined && from < now && to !== undefined && to > now)
    return spanWords({ from, to: undefined }, now, locale);
  if (from === undefined) return `everything until ${periodWords({ from: to!, to: to! }, locale)}`;
  if (to === undefined) return from < now ? `${periodWords({ from, to: now }, locale)}, until now` : "what is to come";
  return periodWords({ from, to }, locale);
};
