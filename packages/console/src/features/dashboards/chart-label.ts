/** "2026-11", "2026-11-20" or "2026-11-20T05". */
const PART = /^\d{4}-\d{2}(?<day>-\d{2}(?<hour>T\d{2})?)?$/;

/** A label of a chart's series, a month, day or hour as ISO 8601 has it, as the reader's locale writes it. */
export const chartLabel = (label: string, locale: string): string => {
  const { groups } = PART.exec(label) ?? {};
  if (!groups) return label;
  const { day, hour } = groups;
  const at = new Date(hour ? `${label}:00Z` : day ? label : `${label}-01`);
  // Already of the reader's zone: read and written as UTC, it stays what it says.
  const format = (look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...look, timeZone: "UTC" }).format(at);
  if (hour) return format({ hour: "2-digit", minute: "2-digit" });
  return format(day ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" });
};
