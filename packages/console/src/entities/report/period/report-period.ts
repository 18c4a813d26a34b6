import { dateRange, type DateRange } from "@backoffice/ui/filters";

type Reader = { timeZone: string; locale?: string | undefined; now?: (() => number) | undefined };

/** What a report covers while nobody has chosen: few need more, and all of the past is slow to count. */
const USUAL: DateRange = { preset: "THIS_MONTH" };

/** The filter of a report's period: this month while the address names none, all time where it names an empty one. */
export const reportPeriod = ({ timeZone, locale, now }: Reader) =>
  dateRange({ label: "Period", place: "bar", timeZone, locale, now, initial: USUAL });

/** The period of a report as another list has it in its address; nothing where it is of all time. */
export const periodForLists = (search: URLSearchParams, reader: Reader): string | undefined => {
  const period = reportPeriod(reader).parse(search.get("period"));
  return dateRange({ label: "Period", timeZone: reader.timeZone }).serialize(period);
};

/** Why the period of the address is not the one that is shown, in words; nothing where it is. */
export const periodRefusal = (text: string | null, timeZone: string): string | undefined => {
  const period = dateRange({ label: "Period", timeZone });
  const isReadable = (it: string) => period.serialize(period.parse(it)) !== undefined;
  if (!text || isReadable(text)) return undefined;
  const [from, to, ...more] = text.split("..");
  const endsFirst = from && to && more.length === 0 && isReadable(`${from}..`) && isReadable(`..${to}`);
  return endsFirst
    ? "The period in the address ends before it begins, so this month is shown."
    : "The period in the address cannot be read, so this month is shown.";
};
