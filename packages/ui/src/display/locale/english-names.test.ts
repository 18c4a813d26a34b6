import { describe, expect, it } from "vitest";
import { rangeWithEnglishNames, withEnglishNames } from "./english-names.ts";

const LOCALES = [
  "en-GB",
  "de",
  "fr",
  "pl",
  "tr",
  "ar",
  "ar-EG",
  "fa",
  "hi",
  "pt-BR",
  "sv",
  "ja",
  "zh",
  "ru",
  "ckb",
  "es",
];
const at = Date.UTC(2026, 2, 5, 12);
const LOOKS: readonly Intl.DateTimeFormatOptions[] = [
  { day: "numeric", month: "short", year: "numeric" },
  { month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { weekday: "short" },
  { dateStyle: "medium" },
];

/** English names of months, in the calendars of these locales, and of days. */
const NAMES = /^(?:Mar(?:ch)?|Thu(?:rsday)?|Esfand|AP|de|bY)$/;

describe("withEnglishNames (ruling 58)", () => {
  it.each([
    ["de", "5. Mar 2026"],
    ["fr", "5 Mar 2026"],
    ["en-GB", "5 Mar 2026"],
    ["ja", "2026年3月5日"],
  ])("%s → %s", (locale, text) =>
    expect(withEnglishNames(new Intl.DateTimeFormat(locale, { ...LOOKS[0], timeZone: "UTC" }), at)).toBe(text),
  );

  it.each(LOCALES.flatMap((locale) => LOOKS.map((look) => [locale, look] as const)))(
    "%s, %o → order and digits of the locale, names in English",
    (locale, look) => {
      const format = new Intl.DateTimeFormat(locale, { ...look, timeZone: "UTC" });
      const parts = format.formatToParts(at);
      const own = new Map(parts.map(({ type, value }) => [type, value]));
      const text = withEnglishNames(format, at);
      for (const type of ["day", "year"] as const) expect(text).toContain(own.get(type) ?? "");
      const literals = parts.flatMap(({ type, value }) => (type === "literal" || type === "era" ? value : []));
      const names = literals.reduce((rest, literal) => rest.replaceAll(literal, " "), text);
      const words = names.match(/\p{L}+/gu) ?? [];
      for (const word of words) expect(word).toMatch(NAMES);
    },
  );

  it("range → names of its start and its end", () => {
    const days = new Intl.DateTimeFormat("de", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
    expect(rangeWithEnglishNames(days, Date.UTC(2026, 2, 5), Date.UTC(2026, 4, 7))).toMatch(/^5\. Mar\W+7\. May 2026$/);
    expect(rangeWithEnglishNames(days, Date.UTC(2026, 4, 5), Date.UTC(2026, 4, 7))).toMatch(/^5\.\W+7\. May 2026$/);
  });
});
