import type { Formatters, Labels } from "react-day-picker";
import { withEnglishNames } from "../display/locale/english-names.ts";
import { plainLocale } from "./read-date.ts";

type Words = { formatters: Partial<Formatters>; labels: Partial<Labels> };
const known = new Map<string, Words>();

/** English month and weekday names in the order of any locale (ruling 58), from `Intl`; the library needs one file per locale. */
export const calendarLabels = (locale: string): Words => {
  const cached = known.get(locale);
  if (cached) return cached;
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(plainLocale(locale), options);
    return (date: Date) => withEnglishNames(format, date);
  };
  const month = by({ month: "long", year: "numeric" });
  const day = by({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const words: Words = {
    formatters: {
      formatCaption: month,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: by({ month: "long" }),
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: by({ weekday: "short" }),
    },
    labels: {
      labelGrid: month,
      labelDayButton: (date, { today, selected }) =>
        `${today ? "Today, " : ""}${day(date)}${selected ? ", selected" : ""}`,
      labelWeekday: by({ weekday: "long" }),
      labelPrevious: () => "Previous month",
      labelNext: () => "Next month",
      labelMonthDropdown: () => "Month",
      labelYearDropdown: () => "Year",
    },
  };
  known.set(locale, words);
  return words;
};

/** First day of the week in a locale, 0 for Sunday; Monday if the browser does not know it. */
export const weekStart = (locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  (((new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }).getWeekInfo?.().firstDay ??
    1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
