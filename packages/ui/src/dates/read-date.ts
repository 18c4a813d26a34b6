import { cleanText } from "../clean-text.ts";
import { formatDateTime } from "../display/locale/format-date-time.ts";
import { toLatinDigits } from "../numbers/to-latin-digits.ts";

/** Precision of a date: `2026-11-21`, `2026-11-21T14:03`, `2026-11-21T14:03:22`. */
export type DatePrecision = "day" | "minute" | "second";

const PARTS = { day: "date", minute: "date-minute", second: "date-time" } as const;
/** Length of a wall time in characters, by precision. */
export const LENGTHS = { day: 10, minute: 16, second: 19 };

/** The locale with the Gregorian calendar and Latin digits, as on the wire. */
export const plainLocale = (locale: string) =>
  new Intl.Locale(locale, { calendar: "gregory", numberingSystem: "latn" }).toString();

/** Formats a wall time (`2026-11-21T14:03`) as the console writes dates: "21 Nov 2026, 14:03". */
export const writeDate = (wall: string, locale: string, precision: DatePrecision): string =>
  wall === ""
    ? ""
    : formatDateTime(new Date(`${wall.padEnd(16, "T00:00")}Z`), plainLocale(locale), "UTC", PARTS[precision]);

type Words = { months: ReadonlyMap<string, number>; order: readonly string[]; fillers: ReadonlySet<string> };
const known = new Map<string, Words>();

const bare = (word: string) =>
  toLatinDigits(word)
    .replaceAll(/\p{Cf}/gu, "")
    .toLocaleLowerCase()
    .replace(/[.\u0970]$/, "");
const WORD = /\p{L}[\p{L}\p{M}.\u0970’']*/gu;

/** Month names of a locale, the order of its numbers, and the words between them, as in `21 de nov. de 2026`. */
const wordsOf = (locale: string): Words => {
  const cached = known.get(locale);
  if (cached) return cached;
  const tag = plainLocale(locale);
  const months = new Map<string, number>();
  const fillers = new Set<string>();
  for (const language of [tag, "en"])
    for (const month of ["short", "long"] as const)
      for (const day of ["numeric", undefined] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, year: "numeric", timeZone: "UTC" });
        for (let index = 0; index < 12; index += 1)
          for (const { type, value } of format.formatToParts(Date.UTC(2026, index, 21))) {
            if (type === "month") months.set(bare(value), index + 1);
            else if (type === "literal") for (const word of value.match(WORD) ?? []) fillers.add(bare(word));
          }
      }
  const order = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === "day" || type === "month" || type === "year");
  const words = { months, order, fillers };
  known.set(locale, words);
  return words;
};

const TIME = /(?:^|[\sT,،]+)(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const NUMERIC = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\.?$/;
const two = (text: string | number | undefined) => String(text ?? 0).padStart(2, "0");

/** An existing day of a four-digit year, else undefined. */
const dayOf = (year: string | undefined, month: number, day: string | undefined): string | undefined => {
  const iso = `${year}-${two(month)}-${two(day)}`;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso));
  return isDay && new Date(iso).toISOString().startsWith(iso) ? iso : undefined;
};

/** Parses a day; `year` is that of a text without one. */
const readDay = (text: string, locale: string, year?: string): string | undefined => {
  const { months, order, fillers } = wordsOf(locale);
  const numeric = NUMERIC.exec(text)?.slice(1);
  if (numeric) {
    // A leading year means ISO order in every locale.
    const inOrder = numeric[0]?.length === 4 ? ["year", "month", "day"] : order;
    const of = (type: string) => numeric[inOrder.indexOf(type)];
    return dayOf(of("year"), Number(of("month")), of("day"));
  }
  const words = (text.match(WORD) ?? []).map(bare);
  const named = words.map((word) => months.get(word)).filter((month) => month !== undefined);
  if (named.length > 1 || words.some((word) => !months.has(word) && !fillers.has(word))) return undefined;
  const numbers = text.replaceAll(WORD, " ").match(/\d+/g) ?? [];
  // 2026年11月21日
  const isShort = year !== undefined && numbers.length === (named.length === 0 ? 2 : 1);
  if (named.length === 0) {
    if (words.length === 0 || !(isShort || numbers.length === 3)) return undefined;
    const written = isShort ? order.filter((type) => type !== "year") : order;
    const of = (type: string) => numbers[written.indexOf(type)];
    return dayOf(isShort ? year : of("year"), Number(of("month")), of("day"));
  }
  if (isShort) return dayOf(year, named[0] ?? 0, numbers[0]);
  if (numbers.length !== 2) return undefined;
  const [first, day] = numbers[0]?.length === 4 ? numbers : numbers.toReversed();
  return dayOf(first, named[0] ?? 0, day);
};

/**
 * Parses typed or pasted text as a wall time: the console's format, the month as a name or a number, day and month in
 * the locale's order, or ISO 8601. Returns `""` for empty text and undefined for text that is not a date. Two-digit years
 * and missing times are not guessed; a day alone is completed with `timeOfDay` if it is given. A day without a year, as
 * lists show it ("28 Nov, 14:05"), is the last one until `now`, which is a wall time.
 */
export const readDate = (
  typed: string,
  {
    locale,
    precision,
    timeOfDay,
    now,
  }: { locale: string; precision: DatePrecision; timeOfDay?: string | undefined; now?: string | undefined },
): string | undefined => {
  const text = toLatinDigits(cleanText(typed))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ");
  if (text === "") return "";
  const time = TIME.exec(text);
  const [, hour, minute, second] = time ?? [];
  const written = time ? text.slice(0, time.index) : text;
  const lastUntil = (end: string) =>
    [0, 1]
      .map((ago) => readDay(written, locale, String(Number(end.slice(0, 4)) - ago)))
      .find((it) => it !== undefined && (time ? `${it}T${two(hour)}:${minute}` : it) <= end);
  const day = readDay(written, locale) ?? (now === undefined ? undefined : lastUntil(now));
  if (day === undefined) return undefined;
  if (precision === "day") return time ? undefined : day;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  if (second !== undefined && precision === "minute" && second !== "00") return undefined;
  const clock = time ? `${two(hour)}:${minute}:${two(second)}` : timeOfDay;
  return clock === undefined ? undefined : `${day}T${clock}`.padEnd(19, ":00").slice(0, LENGTHS[precision]);
};
