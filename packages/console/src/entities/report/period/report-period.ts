import { dateRange, type DateRange } from "@backoffice/ui/filters";

type Reader = { timeZone: string; locale?: string | undefined; now?: (() => number) | undefined };

/** Default period: all time is slow to count and rarely needed. */
const USUAL: DateRange = { preset: "THIS_MONTH" };

/** Period filter of a report: this month if the address has none, all time if it is empty. */
export const reportPeriod = ({ timeZone, locale, now }: Reader) =>
  dateRange({ label: "Period", place: "bar", timeZone, locale, now, initial: USUAL });

/** The period of a report as a list's parameter; undefined for all time. */
export const periodForLists = (search: URLSearchParams, reader: Reader): string | undefined => {
  const period = reportPeriod(reader).parse(search.get("period"));
  return dateRange({ label: "Period", timeZone: reader.timeZone }).serialize(period);
};

/** Message if the period in the address was replaced by the default, else undefined. */
export const periodRefusal = (text: string | null, timeZone: string): string | undefined => {
  const period = dateRange({ label: "Period", timeZone });
  const isReadable = (it: string) => period.serialize(period.parse(it)) !== undefined;
  if (!text || isReadable(text)) return undefined;
  const [from, to, ...more] = text.split("..");
  const endsFirst = from && to && more.length === 0 && isReadable(`${from}..`) && isReadable(`..${to}`);
  return endsFirst
    ? "The period in the address ends before it starts, so this month is shown."
    : "The period in the address is invalid, so this month is shown.";
};
