import { formatDateTime, type Locale } from "@backoffice/ui";
import { formatSpan } from "#entities/report/period/format-span.ts";
import { IN_SENTENCE, type RequestedPeriod } from "./period.ts";

/** The line beside the title: the period, what it is compared with, the currency of all amounts. */
export const periodWords = (requested: RequestedPeriod, now: number, locale: Locale): string => {
  const { period } = requested;
  const [current, previous] = IN_SENTENCE[period];
  const until = formatDateTime(new Date(now), locale.locale, locale.timeZone, "minute");
  const words = {
    TODAY: () => `${current} until ${until}, against ${previous.toLowerCase()} until ${until}`,
    CUSTOM: () =>
      requested.period === "CUSTOM"
        ? `${formatSpan({ from: Date.parse(requested.from), to: requested.to === undefined ? undefined : Date.parse(requested.to) }, now, locale)}, against the same time before`
        : "",
  };
  const said =
    period === "TODAY" || period === "CUSTOM"
      ? words[period]()
      : `${current} until now, against ${previous.toLowerCase()} up to this day`;
  return `${said} · USD`;
};
