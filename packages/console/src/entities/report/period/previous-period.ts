import { fromWall, toWall } from "@backoffice/ui/filters";

/** From and to in epoch milliseconds, inclusive. */
export type Span = { readonly from: number; readonly to: number };

const DAY = 86_400_000;
const MINUTE = 60_000;

const dayOf = (at: number, timeZone: string) => toWall(at, timeZone).slice(0, 10);
const timeOf = (at: number, timeZone: string) => toWall(at, timeZone).slice(11);
const inDays = (day: string) => Date.parse(`${day}T00:00Z`) / DAY;
const daysAfter = (day: string, days: number) => new Date((inDays(day) + days) * DAY).toISOString().slice(0, 10);
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The same day a number of months earlier, limited to the last day of that month. */
const monthsBefore = (day: string, months: number): string => {
  const month = monthOf(day) - months;
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8)), last);
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, date)).toISOString().slice(0, 10);
};

/**
 * The previous period: the same number of months if it starts with a month and ends with one or now, the same number of
 * days if it starts with a day, otherwise the same duration. Days and months are those of the zone, so that a day of
 * 23 hours is compared with a whole one. A period whose `to` is undefined or in the future ends now. Undefined for a
 * period without a start, one that ends before it starts, or one in the future.
 */
export const previousPeriod = (
  { from, to }: { from: number | undefined; to: number | undefined },
  now: number,
  timeZone: string,
): Span | undefined => {
  const isOver = to !== undefined && to <= now;
  const end = isOver ? to : Math.floor(now / MINUTE) * MINUTE;
  if (from === undefined || !(from < end)) return undefined;
  if (timeOf(from, timeZone) !== "00:00") return { from: from - (end - from) - 1, to: from - 1 };
  const [first, last] = [dayOf(from, timeZone), dayOf(end, timeZone)];
  const months = monthOf(last) - monthOf(first) + 1;
  const isWholeDay = dayOf(end + 1, timeZone) !== last;
  const isWholeMonth = isWholeDay && dayOf(end + 1, timeZone).endsWith("-01");
  const byMonth = first.endsWith("-01") && (isWholeMonth || !isOver);
  const days = inDays(last) - inDays(first) + 1;
  const earlier = (day: string) => (byMonth ? monthsBefore(day, months) : daysAfter(day, -days));
  const start = fromWall(`${earlier(first)}T00:00`, timeZone);
  // To the end of the day or month, or to the same time of day.
  const until = isWholeDay ? from - 1 : fromWall(`${earlier(last)}T${timeOf(end, timeZone)}`, timeZone, "last");
  if (start === undefined || until === undefined) return undefined;
  return { from: start, to: isWholeDay ? until : Math.min(until + (end % MINUTE), from - 1) };
};
