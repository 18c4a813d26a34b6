import { dateRange, fromWall } from "@backoffice/ui/filters";
import { periodForLists, reportPeriod } from "../period/report-period.ts";
import type { DrillDown } from "./drill-down.ts";

/** Address of a report. */
type ReportAddress = {
  search: URLSearchParams;
  /** The report's filters other than its period. */
  filters: readonly string[];
  /** IANA name of the reader's zone. */
  timeZone: string;
  now: number;
};

const MINUTE = 60_000;

/** The part of the period on one day of the zone, as a list parameter; the whole day without a period. */
const ofDay = (day: string, { search, timeZone, now }: ReportAddress): string | undefined => {
  const period = reportPeriod({ timeZone, now: () => now });
  const { from = -Infinity, to = Infinity } = period.resolve(period.parse(search.get("period")));
  const start = fromWall(`${day}T00:00`, timeZone) ?? from;
  // The last minute of a day is never skipped by a clock change.
  const end = (fromWall(`${day}T23:59`, timeZone, "last") ?? to) + 59_999;
  return dateRange({ label: "Period", timeZone }).serialize({
    from: Math.max(from, start),
    to: Math.min(to, end),
  });
};

/** The period up to the end of this minute, as a list parameter, if it has begun and is not over. */
const endingThisMinute = (text: string | undefined, { timeZone, now }: ReportAddress): string | undefined => {
  const period = dateRange({ label: "Period", timeZone, now: () => now });
  const { from, to = Infinity } = period.resolve(period.parse(text ?? null));
  if (from === undefined || from > now || to <= now) return text;
  return period.serialize({ from, to: (Math.floor(now / MINUTE) + 1) * MINUTE - 1 });
};

/**
 * Address of the list that proves a figure: same operator, period and filters; undefined if the list cannot show
 * exactly that. A search selects rows, so it prevents the link of a total, not of a row.
 */
export const drillDownAddress = <Row>(
  drillDown: DrillDown<Row>,
  row: Row | undefined,
  report: ReportAddress,
): string | undefined => {
  const { search, filters, timeZone, now } = report;
  const query = drillDown.query(row);
  if (!query) return undefined;
  const address = new URLSearchParams();
  const keep = (name: string, as = name) => {
    const value = search.get(name);
    if (value) address.set(as, value);
    return Boolean(value);
  };
  if (!("opId" in query)) {
    keep("opId");
    keep("includeBrands");
  }
  for (const filter of filters) {
    const known = drillDown.carries?.[filter];
    const picks = filter === "search" || drillDown.picks?.includes(filter);
    if (known) keep(filter, known);
    else if (known !== false && search.get(filter) && !(picks && row)) return undefined;
  }
  const day = row && drillDown.day?.(row);
  const whole = day === undefined ? periodForLists(search, { timeZone, now: () => now }) : ofDay(day, report);
  const period = drillDown.untilNow ? endingThisMinute(whole, report) : whole;
  if (period) address.set("period", period);
  // The figure's own filters come last, since they are narrower than the report's.
  for (const [name, value] of Object.entries(query)) address.set(name, value);
  const text = address.toString();
  return text ? `${drillDown.to}?${text}` : drillDown.to;
};
