import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";

export type BillingMonth = components["schemas"]["BillingMonth"];

/** Month names of some calls, January first; other calls take numbers 1 to 12 (money §3). */
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

/** Month options by number. */
export const MONTH_OPTIONS = MONTHS.map((name, at) => ({ value: String(at + 1), label: choiceWords(name) }));

/** Formats month 10 of 2026 as "October 2026". */
export const formatMonth = (month: number, year: number): string => {
  const name = MONTHS[month - 1];
  return `${name ? choiceWords(name) : month} ${year}`;
};

/** Month and year in a time zone (IANA name). */
const monthAt = (now: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric" }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((it) => it.type === type)?.value);
  return { month: part("month"), year: part("year") };
};

/** Previous month in the reader's time zone, the default of an invoice (money §5). */
export const previousMonth = (now: Date, timeZone: string): { month: number; year: number } => {
  const { month, year } = monthAt(now, timeZone);
  return month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year };
};

/** Current year in the reader's time zone. */
export const currentYear = (now: Date, timeZone: string): number => monthAt(now, timeZone).year;

/** The first year of billing (money §9). */
const FIRST_YEAR = 2024;

/** Billing years up to the current one, newest first. */
export const yearOptions = (current: number) =>
  Array.from({ length: Math.max(1, current - FIRST_YEAR + 1) }, (_, back) => String(current - back)).map((value) => ({
    value,
    label: value,
  }));
