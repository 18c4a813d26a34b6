import fc from "fast-check";
import { expect, it } from "vitest";
import { formatShort } from "../display/locale/format-date-time.ts";
import { readDate, writeDate, type DatePrecision } from "./read-date.ts";

const LOCALES = ["en-GB", "en-US", "de", "fr", "de-CH", "pl", "tr", "ar", "ar-EG", "fa", "hi", "pt", "sv", "ja", "es"];
const minute = { locale: "en-GB", precision: "minute" } as const;

it.each([
  ["en-GB", "21 Nov 2026, 14:03"],
  ["en-US", "Nov 21, 2026, 14:03"],
  ["de", "21. Nov 2026, 14:03"],
  ["ja", "2026年11月21日 14:03"],
  ["pt", "21 de Nov de 2026, 14:03"],
])("writeDate: locale %s → %s", (locale, text) => expect(writeDate("2026-11-21T14:03", locale, "minute")).toBe(text));

it.each([
  ["en-GB", "2026-11-21T14:03", "2026-11-21T14:03"],
  ["en-GB", "2026-11-21 14:03:00", "2026-11-21T14:03"],
  ["en-GB", "5/11/2026 9:03", "2026-11-05T09:03"],
  ["en-US", "11/5/2026 09:03", "2026-11-05T09:03"],
  ["de", "5.11.2026, 9:03", "2026-11-05T09:03"],
  ["sv", "2026-11-05 09:03", "2026-11-05T09:03"],
  ["en-GB", "\u200E5 november 2026 09:03\n", "2026-11-05T09:03"],
  ["tr", "5 Kas 2026 09:03", "2026-11-05T09:03"],
  ["tr", "5 Nov 2026 09:03", "2026-11-05T09:03"],
  ["ar-EG", "٥ نوفمبر ٢٠٢٦، ٠٩:٠٣", "2026-11-05T09:03"],
  ["en-GB", "", ""],
])("readDate: locale %s, text %j → %s", (locale, text, wall) =>
  expect(readDate(text, { ...minute, locale })).toBe(wall),
);

it.each([
  "21 Nov 2026",
  "21/11/26 14:03",
  "11/21/2026 14:03",
  "31/02/2026 14:03",
  "21 Nov 2026, 24:00",
  "21 Nov 2026, 14:60",
  "21 Nov 2026, 14:03:59",
  "21 Nov Dec 2026, 14:03",
  "21 Now 2026, 14:03",
  "21 Nov 2026 5, 14:03",
  "today",
  "14:03",
  "2026-11",
  "1795000000",
])("readDate: %j in British English → refused", (text) => expect(readDate(text, minute)).toBeUndefined());

it("readDate: day without a time → default time of day; time with day precision → refused", () => {
  expect(readDate("21/11/2026", { ...minute, timeOfDay: "23:59" })).toBe("2026-11-21T23:59");
  expect(readDate("21 Nov 2026", { ...minute, precision: "day" })).toBe("2026-11-21");
  expect(readDate("21 Nov 2026, 14:03", { ...minute, precision: "day" })).toBeUndefined();
});

it.each([
  ["28 Nov, 14:05", "2026-11-28T14:05"],
  ["28 Nov, 14:06", "2025-11-28T14:06"],
  ["28 Nov", "2026-11-28T23:59"],
  ["29 Nov", "2025-11-29T23:59"],
  ["29 Feb, 10:00", undefined],
  ["32 Nov, 10:00", undefined],
  ["14:05", undefined],
  ["28", undefined],
])("readDate: %j on 28 Nov 2026, 14:05 → %s", (text, wall) =>
  expect(readDate(text, { ...minute, timeOfDay: "23:59", now: "2026-11-28T14:05" })).toBe(wall),
);

it("readDate: date of the last year as lists show it, in every locale → same date", () => {
  const now = Date.UTC(2026, 10, 28, 14, 5);
  const year = 365 * 24 * 60;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: year - 1 }), fc.constantFrom(...LOCALES), (minutes, locale) => {
      const at = now - minutes * 60_000;
      const wall = new Date(at).toISOString().slice(0, 16);
      const shown = formatShort(new Date(at), `${locale}-u-ca-gregory-nu-latn`, "UTC", now);
      expect([shown, readDate(shown, { locale, precision: "minute", now: "2026-11-28T14:05" })]).toEqual([shown, wall]);
    }),
    { numRuns: 500 },
  );
});

it("readDate: text written by writeDate, in every locale → same date", () => {
  const at = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(9999, 0) / 1000 });
  const lengths = { day: 10, minute: 16, second: 19 };
  fc.assert(
    fc.property(
      at,
      fc.constantFrom(...LOCALES),
      fc.constantFrom<DatePrecision>("day", "minute", "second"),
      (second, locale, precision) => {
        const wall = new Date(second * 1000).toISOString().slice(0, lengths[precision]);
        expect(readDate(writeDate(wall, locale, precision), { locale, precision })).toBe(wall);
        // Digits and order of the locale are read as well.
        const day = new Date(`${wall.slice(0, 10)}T00:00Z`);
        const numeric = new Intl.DateTimeFormat(locale, {
          calendar: "gregory",
          day: "numeric",
          month: "numeric",
          year: "numeric",
          timeZone: "UTC",
        });
        expect([numeric.format(day), readDate(numeric.format(day), { locale, precision: "day" })]).toEqual([
          numeric.format(day),
          wall.slice(0, 10),
        ]);
      },
    ),
    { numRuns: 500 },
  );
});
