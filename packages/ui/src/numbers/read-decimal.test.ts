import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDecimal, plainDecimal } from "./format-decimal.ts";
import { canBecomeDecimal, readDecimal, refusalOf } from "./read-decimal.ts";

const LOCALES = ["en", "de", "fr", "de-CH", "pl", "tr", "ar", "ar-EG", "fa", "hi", "pt-BR", "sv", "ja", "es"] as const;
const english = { scale: 2, signed: false, locale: "en" };
const read = (text: string, locale: string, scale = 2) => readDecimal(text, { scale, signed: true, locale });

describe("readDecimal: valid text", () => {
  it.each([
    ["", ""],
    ["12", "12"],
    ["12.", "12"],
    [".5", "0.5"],
    ["007.50", "7.50"],
    [" 1,234,567.89 ", "1234567.89"],
    ["1 234.5", "1234.5"],
    ["1'234", "1234"],
    ["\u202A1,234\u00AD.50\u202C\uFEFF", "1234.50"],
    ["١٢٫٥", "12.5"],
    ["１，２３４．５", "1234.5"],
    ["1234567890123456789.01", "1234567890123456789.01"],
  ])("English %j → %j", (text, value) => expect(readDecimal(text, english)).toBe(value));

  it.each([
    ["de", "1.234,5", "1234.5"],
    ["de", "12,5", "12.5"],
    ["de", "\u22125", "-5"],
    ["de", "-0", "0"],
    // The locale alone decides, even where the scale allows three decimals.
    ["de", "1.234", "1234"],
    ["hi", "12,34,567.5", "1234567.5"],
    ["hi", "1,234,567", "1234567"],
    ["fa", "۱٬۲۳۴٫۵", "1234.5"],
    ["sv", "1\u00A0234,50", "1234.50"],
    // The numeric keypad types a dot.
    ["fr", "12.5", "12.5"],
    ["fr", "0.125", "0.125"],
  ])("locale %s, %j → %j", (locale, text, value) => expect(read(text, locale, 3)).toBe(value));
});

describe("readDecimal: invalid text", () => {
  it.each([
    "-",
    ".",
    "1,5",
    "12,34",
    "12,",
    "0,125",
    "1.234",
    "-1",
    "1e3",
    "abc",
    "1.2.3",
    "1,234,5",
    "$5",
    "--1",
    "NaN",
  ])("English %j → undefined", (text) => expect(readDecimal(text, english)).toBeUndefined());
  it.each(["12,34,567", "1,23,45", "1 234,567", "1\t234", "1\n234", "5²", "1.234,50", "+3", "(5)", "１。５"])(
    "English, mixed or unusual separators %j → undefined",
    (text) => expect(readDecimal(text, english)).toBeUndefined(),
  );
  it.each([
    ["de", "12.5"],
    ["de", "1,234.50"],
    // Ambiguous: the separator could mean thousands or decimals.
    ["fr", "1.234"],
    ["pl", "123.456"],
    ["de-CH", "1,234"],
  ])("locale %s, %j → undefined", (locale, text) => expect(read(text, locale, 3)).toBeUndefined());

  it("decimal separator with scale 0 → undefined", () =>
    expect(readDecimal("12.", { ...english, scale: 0 })).toBeUndefined());

  it.each([
    ["12.345", english, "Use at most 2 decimals."],
    ["1.25", { ...english, scale: 1 }, "Use at most 1 decimal."],
    ["12.0", { ...english, scale: 0 }, "Use a whole number."],
    ["-5", english, "Use at least 0."],
    ["12,5", english, "Enter a number like 12,345.67."],
    ["1e3", { ...english, scale: 0 }, "Enter a number like 12,345."],
    ["1.5.", { ...english, locale: "de" }, "Enter a number like 12.345,67."],
  ])("refusalOf: %j → message", (text, shape, says) => expect(refusalOf(text, shape)).toBe(says));
});

describe("canBecomeDecimal", () => {
  it.each(["1,", "1,2", "12,34", "1,234,", ".", "1 2"])("unfinished %j → true", (text) =>
    expect([readDecimal(text, english), canBecomeDecimal(text, english)]).toEqual([undefined, true]),
  );
  it.each(["1e", "12a", "0,", "1.234", "-", "1,2,"])("%j → false", (text) =>
    expect(canBecomeDecimal(text, english)).toBe(false),
  );
  it("minus where negative numbers are allowed → true", () =>
    expect(canBecomeDecimal("-", { ...english, signed: true })).toBe(true));
});

/** Decimal texts of up to 18 integer digits and 6 decimal places. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([minus, whole, fraction]) => `${minus && whole > 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`);

/** Every accepted notation of a decimal in a locale, derived from Intl. */
const writings = (decimal: string, locale: string): Set<string> => {
  const [, sign = "", whole = "", fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const parts = (of: bigint, tag: string) =>
    new Intl.NumberFormat(tag, { numberingSystem: "latn", useGrouping: "always" } as const).formatToParts(of);
  const signOf = (type: string) =>
    new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: "always" })
      .formatToParts(123_456.7)
      .find((part) => part.type === type)?.value ?? "";
  const [point, group] = [signOf("decimal"), signOf("group").replace(/\s/, " ")];
  const grouped = ["en", locale].flatMap((tag) =>
    [group, " ", "'", "’", "٬"].map((mark) =>
      parts(BigInt(whole), tag)
        .map(({ type, value }) => (type === "group" ? mark : value))
        .join(""),
    ),
  );
  const spare = [".", ","].filter((some) => some !== point && some !== group);
  const points = [point, "٫", ...spare];
  const ends = fraction === undefined ? ["", ...points] : points.map((some) => some + fraction);
  return new Set([whole, ...grouped].flatMap((some) => ends.map((end) => sign + some + end)));
};

describe("readDecimal: every locale", () => {
  it("number formatted by Intl, in the locale's digits → same number", () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...LOCALES), (value, locale) => {
        const number = readDecimal(value, { scale: 6, signed: true, locale: "en" }) ?? "none";
        const own = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, minimumFractionDigits: 6 });
        const least = value.split(".")[1]?.length ?? 0;
        expect(read(plainDecimal(value, locale), locale, 6)).toBe(number);
        expect(read(formatDecimal(value, locale, least), locale, 6)).toBe(number);
        const [whole, fraction = ""] = number.split(".");
        expect(read(own.format(value as `${number}`), locale, 6)).toBe(`${whole}.${fraction.padEnd(6, "0")}`);
      }),
    );
  });

  it("any typed text → a number that the locale's notation means, or undefined", () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from("0123456789..,,'’ ٫٬-e")), maxLength: 12 });
    fc.assert(
      fc.property(typed, fc.constantFrom(...LOCALES), fc.constantFrom(0, 2, 3, 6), (text, locale, scale) => {
        const value = read(text, locale, scale);
        if (!value) return;
        const bare = text.trim().replace(/^(-?)0+(?=\d)/, "$1");
        const all = [value, `-${value}`].flatMap((some) => [...writings(some, locale)]);
        // `.5` is accepted for `0.5`.
        expect([...all, ...all.map((some) => some.replace(/^(-?)0(?=\D)/, "$1"))]).toContain(bare);
        expect(value.split(".")[1]?.length ?? 0).toBeLessThanOrEqual(scale);
      }),
      { numRuns: 3000 },
    );
  });

  it("number typed key by key → value has only the typed digits", () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...LOCALES), (value, locale) => {
        const text = formatDecimal(value, locale, 2);
        const digits = (typed: string) => typed.replaceAll(/\D/g, "").replace(/^0+/, "");
        for (let length = 1; length <= text.length; length += 1) {
          const typed = text.slice(0, length);
          const now = read(typed, locale, 6);
          const isRight = now
            ? digits(now) === digits(typed)
            : canBecomeDecimal(typed, { scale: 6, signed: true, locale });
          expect([typed, isRight]).toEqual([typed, true]);
        }
      }),
    );
  });
});
