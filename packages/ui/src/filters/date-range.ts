import { formatDateTime } from "../display/format-date-time.ts";
import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";
import { DATE_PRESETS, presetLabel, presetStart, type DatePreset } from "./date-preset.ts";
import { describeRange, joinRange, splitRange, type Range } from "./range-text.ts";

/** A preset, or explicit moments in epoch milliseconds; never both. */
export type DateRange = { readonly preset: DatePreset } | (Range<number> & { readonly preset?: undefined });

export type DateRangeFilter = Filter<DateRange> & {
  readonly kind: "date-range";
  readonly presets: readonly DatePreset[];
  readonly timeZone: string;
  readonly locale: string;
  readonly now: () => number;
  /** The moments a value stands for now. */
  readonly resolve: (value: DateRange) => Range<number>;
};

const LATEST = Date.UTC(9999, 11, 31);
const READABLE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?Z$/;

const write = (at: number | undefined) =>
  at === undefined || !(Math.abs(at) <= LATEST) ? undefined : new Date(at).toISOString().replace(/(:00)?\.000Z$/, "Z");
const read = (text: string) => {
  const at = READABLE.test(text) ? Date.parse(text) : Number.NaN;
  return at >= 0 && at <= LATEST ? at : undefined;
};

/** The moments a range stands for now; a preset has only a start, its end is now and stays open. */
export const resolveDateRange = (value: DateRange, now: number, timeZone: string): Range<number> =>
  value.preset ? { from: presetStart(value.preset, now, timeZone), to: undefined } : value;

/** Date and time from and to in a named zone, or a preset; in the address as UTC, so that it means the same to everybody. */
export const dateRange = ({
  timeZone,
  presets = DATE_PRESETS,
  locale = "en-GB",
  now = Date.now,
  ...options
}: FilterOptions<DateRange> & {
  /** An IANA name such as `Europe/Malta`. */
  timeZone: string;
  presets?: readonly DatePreset[] | undefined;
  locale?: string | undefined;
  now?: (() => number) | undefined;
}): DateRangeFilter => {
  const problem = (value: DateRange) =>
    !value.preset && value.from !== undefined && value.to !== undefined && value.from > value.to
      ? "“From” is after “to”."
      : undefined;
  const say = (at: number | undefined) =>
    at === undefined || write(at) === undefined
      ? undefined
      : formatDateTime(new Date(at), locale, timeZone).replace(/:00$/, "");
  return createFilter<
    "date-range",
    DateRange,
    Pick<DateRangeFilter, "presets" | "timeZone" | "locale" | "now" | "resolve">
  >(
    "date-range",
    options,
    {
      empty: { from: undefined, to: undefined },
      read: (it) => {
        const preset = presets.find((name) => name === it);
        if (preset) return { preset };
        const range = splitRange(it, read);
        return range && !problem(range) ? range : undefined;
      },
      write: (it) => it.preset ?? joinRange(write(it.from), write(it.to)),
      describe: (it) => (it.preset ? presetLabel(it.preset) : describeRange(say(it.from), say(it.to))),
      equal: (a, b) => (a.preset || b.preset ? a.preset === b.preset : a.from === b.from && a.to === b.to),
      problem,
    },
    { presets, timeZone, locale, now, resolve: (it) => resolveDateRange(it, now(), timeZone) },
  );
};
