import { formatDateTime, formatRelative } from "@backoffice/ui";
import type { Figure } from "#kit/records/figures.tsx";

type Reader = { now: number; timeZone: string; locale: string };

/** A moment (ISO) as a headline figure: how long ago, and when exactly. */
export const agoFigure = (label: string, at: string | null | undefined, { now, timeZone, locale }: Reader): Figure => {
  if (!at) return { label, value: "Never" };
  const moment = Date.parse(at);
  return {
    label,
    value: formatRelative(moment, now, timeZone),
    detail: formatDateTime(new Date(moment), locale, timeZone, "date-minute"),
  };
};
