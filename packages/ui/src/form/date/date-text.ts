import { z } from "zod";
import { withEnglishNames } from "../../display/locale/english-names.ts";
import { INCOMPLETE } from "./zoned-time.ts";

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether a value is an existing date such as `2026-11-21`. */
export const isDate = (value: unknown): value is string =>
  typeof value === "string" &&
  DATE.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The value for a `DateBox`: `""` if it is not a date, undefined for refused text, which the input still shows. */
export const shownDay = (value: unknown): string | undefined =>
  value === INCOMPLETE ? undefined : isDate(value) ? value : "";

const format = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in the locale's order, "21 Nov 2026"; `""` if it is not a date. */
export const formatDay = (value: unknown, locale = "en-GB"): string => {
  if (!isDate(value)) return "";
  const known = format.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  format.set(locale, known);
  return withEnglishNames(known, new Date(value));
};

export type DateTextRules = {
  /** Inclusive bounds. */
  min?: string | undefined;
  max?: string | undefined;
  /** Error message for an empty field. Without it the field is optional. */
  required?: string | undefined;
};

const problemOf = (value: string, { min, max, required }: DateTextRules): string | undefined => {
  if (value === "") return required;
  if (value === INCOMPLETE || !isDate(value)) return "Enter a complete date.";
  if (min !== undefined && value < min) return `Use ${formatDay(min)} or later.`;
  return max !== undefined && value > max ? `Use ${formatDay(max)} or earlier.` : undefined;
};

/** Schema of a date field: a date within its bounds. */
export const dateText = (rules: DateTextRules = {}) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value, rules);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
