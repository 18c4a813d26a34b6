import { formatDateTime } from "../../display/locale/format-date-time.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { DATE_PRESETS, presetLabel, presetRange, type DatePreset } from "./date-preset.ts";
import { describeRange, joinRange, splitRange, type Range } from "./range-text.ts";
import { serverTime } from "../../display/clock/server-time.ts";
import { fromWall } from "./wall-clock.ts";

/** Either a preset or an inclusive range in epoch milliseconds. */
export type DateRange = { readonly preset: DatePreset } | (Range<number> & { readonly preset?: undefined });

export type DateRangeFilter = Filter<DateRange> & {
  readonly kind: "date-range";
  readonly presets: readonly DatePreset[];
  readonly timeZone: string;
  readonly locale: string;
  readonly now: () => number;
  /** Resolves a value to a range at the current time. */
  readonly resolve: (value: DateRange) => Range<number>;
};

/** Marks a typed time that the zone's clocks skip. */
export const SKIPPED_TIME = Number.POSITIVE_INFINITY;

const LATEST = Date.UTC(9999, 11, 31);
const EXAMPLE = new Date("2026-11-21T14:03Z");
const MINUTE = 60_000;
const SECOND = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const READABLE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?<second>:\d{2})?(?<rest>\.\d{3})?Z$/;

/** Writes a time to the minute, the second or the millisecond. */
const write = (at: number, unit: number) => {
  const iso = new Date(at).toISOString();
  return unit === MINUTE ? `${iso.slice(0, 16)}Z` : unit === SECOND ? `${iso.slice(0, 19)}Z` : iso;
};
const isMoment = (at: number | undefined): at is number => at !== undefined && at >= 0 && at <= LATEST;
const writeFrom = (at: number | undefined) =>
  isMoment(at) ? write(at, at % MINUTE === 0 ? MINUTE : at % SECOND === 0 ? SECOND : 1) : undefined;
/** Writes an end, which is the last millisecond of a minute or second. */
const writeTo = (at: number | undefined) =>
  isMoment(at) ? write(at, (at + 1) % MINUTE === 0 ? MINUTE : (at + 1) % SECOND === 0 ? SECOND : 1) : undefined;

const inRange = (at: number | undefined) => (isMoment(at) ? at : undefined);
/** Parses the start: of a day in the zone, or of a minute, second or millisecond in UTC. */
const readFrom = (text: string, timeZone: string) =>
  inRange(DAY.test(text) ? fromWall(`${text}T00:00`, timeZone) : READABLE.test(text) ? Date.parse(text) : Number.NaN);
/** Parses the end: the last millisecond of the same unit. */
const readTo = (text: string, timeZone: string) => {
  if (DAY.test(text)) {
    const last = fromWall(`${text}T23:59`, timeZone, "last");
    return inRange(last === undefined ? undefined : last + MINUTE - 1);
  }
  const at = readFrom(text, timeZone);
  const { second, rest } = READABLE.exec(text)?.groups ?? {};
  return at === undefined ? undefined : at + (rest ? 1 : second ? SECOND : MINUTE) - 1;
};

/** The end of a minute, so that requests are identical, and cached, within it. */
const endOfMinute = (now: number) => (Math.floor(now / MINUTE) + 1) * MINUTE - 1;

/** Resolves a range at the given time; a period that is not over has no end, or ends now. */
export const resolveDateRange = (
  value: DateRange,
  now: number,
  timeZone: string,
  untilNow?: boolean,
): Range<number> => {
  if (!value.preset) return value;
  const { from, to } = presetRange(value.preset, now, timeZone);
  return { from, to: to ?? (untilNow ? endOfMinute(now) : undefined) };
};

/**
 * A date and time range in a named zone, or a preset. The URL has UTC, so that a link has one meaning. A range includes
 * the whole minute or second of its end.
 */
export const dateRange = ({
  timeZone,
  presets = DATE_PRESETS,
  locale = "en-GB",
  now = serverTime,
  untilNow,
  ...options
}: FilterOptions<DateRange> & {
  /** An IANA name such as `Europe/Malta`. */
  timeZone: string;
  presets?: readonly DatePreset[] | undefined;
  locale?: string | undefined;
  now?: (() => number) | undefined;
  /** Ends a preset that is not over now: the rows are of moments that may be in the future. */
  untilNow?: boolean | undefined;
}): DateRangeFilter => {
  const problem = (value: DateRange) =>
    !value.preset && [value.from, value.to].some(Number.isNaN)
      ? `Enter a date like ${formatDateTime(EXAMPLE, locale, "UTC", "date-minute")}.`
      : !value.preset && [value.from, value.to].includes(SKIPPED_TIME)
        ? "This time does not exist: the clocks go forward."
        : !value.preset && [value.from, value.to].some((at) => at !== undefined && !isMoment(at))
          ? "Use a date between 1970 and 9999."
          : !value.preset && value.from !== undefined && value.to !== undefined && value.from > value.to
            ? "“From” is after “to”."
            : undefined;
  const say = (at: number | undefined, seconds: boolean) =>
    isMoment(at) ? formatDateTime(new Date(at), locale, timeZone, seconds ? "date-time" : "date-minute") : undefined;
  const words = ({ from, to }: Range<number>) =>
    describeRange(
      say(from, from !== undefined && from % MINUTE !== 0),
      say(to, to !== undefined && (to + 1) % MINUTE !== 0),
    );
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
        const range = splitRange(
          it,
          (end) => readFrom(end, timeZone),
          (end) => readTo(end, timeZone),
        );
        return range && !problem(range) ? range : undefined;
      },
      write: (it) => it.preset ?? joinRange(writeFrom(it.from), writeTo(it.to)),
      describe: (it) => (it.preset ? presetLabel(it.preset) : words(it)),
      equal: (a, b) => (a.preset || b.preset ? a.preset === b.preset : a.from === b.from && a.to === b.to),
      problem,
    },
    { presets, timeZone, locale, now, resolve: (it) => resolveDateRange(it, now(), timeZone, untilNow) },
  );
};
