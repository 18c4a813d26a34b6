import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";

export type BillingMonth = components["schemas"]["BillingMonth"];

/** The months by the names that some calls take, January first; others take their numbers, 1 to 12 (money §3). */
export const MONTHS: readonly BillingMonth[] = [
  "JANUARY",
  "FEBRUARY",
  "MARCH",
  "APRIL",
  "MAY",
  "JUNE",
  "JULY",
  "AUGUST",
  "SEPTEMBER",
  "OCTOBER",
  "NOVEMBER",
  "DECEMBER",
];

/** The months of a field or filter, by their numbers. */
export const MONTH_OPTIONS = MONTHS.map((name, at) => ({ value: String(at + 1), label: choiceWords(name) }));

/** A month of a year in words: 10 and 2026 are "October 2026". */
export const monthWords = (month: number, year: number): string => {
  const name = MONTHS[month - 1];
  return `${name ? choiceWords(name) : month} ${year}`;
};

/** The month and the year that a clock in a zone (IANA name) shows. */
const monthAt = (now: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric" }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((it) => it.type === type)?.value);
  return { month: part("month"), year: part("year") };
};

/** The month before the one that it is now in the reader's zone: what an invoice is for unless said otherwise (money §5). */
export const previousMonth = (now: Date, timeZone: string): { month: number; year: number } => {
  const { month, year } = monthAt(now, timeZone);
  return month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year };
};

/** The year that it is now in the reader's zone. */
export const currentYear = (now: Date, timeZone: string): number => monthAt(now, timeZone).year;

/** The first year of billing (money §9). */
const FIRST_YEAR = 2024;

/** The years of billing up to this one, the latest first. */
export const yearOptions = (current: number) =>
  Array.from({ length: Math.max(1, current - FIRST_YEAR + 1) }, (_, back) => String(current - back)).map((value) => ({
    value,
    label: value,
  }));
