import { withEnglishNames } from "@backoffice/ui";

/** Matches "2026-11", "2026-11-20" or "2026-11-20T05". */
const PART = /^\d{4}-\d{2}(?<day>-\d{2}(?<hour>T\d{2})?)?$/;

/** Formats a chart label, an ISO 8601 month, day or hour, in the reader's locale. */
export const chartLabel = (label: string, locale: string): string => {
  const { groups } = PART.exec(label) ?? {};
  if (!groups) return label;
  const { day, hour } = groups;
  const at = new Date(hour ? `${label}:00Z` : day ? label : `${label}-01`);
  // Already in the reader's zone: parsed and formatted as UTC, it is unchanged.
  const format = (look: Intl.DateTimeFormatOptions) =>
    withEnglishNames(new Intl.DateTimeFormat(locale, { ...look, timeZone: "UTC" }), at);
  if (hour) return format({ hour: "2-digit", minute: "2-digit" });
  return format(day ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" });
};
