import { formatDateTime } from "@backoffice/ui";

/** A day of the wire (2026-11-21), which is the same one in every zone, as the reader writes it; what is none as it came. */
export const dayText = (value: string, locale: string): string => {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : formatDateTime(date, locale, "UTC", "date");
};
