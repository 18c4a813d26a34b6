import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDecimals, compareDecimals, formatDecimal, plainDecimal, readDecimal, stepDecimal } from "./decimal.ts";

const english = { scale: 2, signed: false, locale: "en" };
const german = { scale: 2, signed: true, locale: "de" };
/** Decimals of up to six places, as texts. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat(6))
  .map(([units, scale]) => addDecimals("0", scaled(units, scale)));
const scaled = (units: bigint, scale: number) => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const cut = digits.length - scale;
  return `${units < 0n ? "-" : ""}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ""}`;
};

describe("readDecimal", () => {
  it.each([
    ["", ""],
    [".", ""],
    ["12", "12"],
    ["12.", "12"],
    [".5", "0.5"],
    ["007.50", "7.50"],
    [" 1,234,567.89 ", "1234567.89"],
    ["1 234.5", "1234.5"],
    ["1'234", "1234"],
    ["12,34,567", "1234567"],
    ["١٢٫٥", "12.5"],
    ["1234567890123456789.01", "1234567890123456789.01"],
  ])("reads %j as %j in English", (text, value) => expect(readDecimal(text, english)).toBe(value));

  it.each(["1,5", "1,23", "12,", "1.234", "-1", "1e3", "abc", "1.2.3", "1,234,5", "$5", "1,23,45", "--1", "NaN"])(
    "refuses %j in English",
    (text) => expect(readDecimal(text, english)).toBeUndefined(),
  );

  it.each([
    ["1.234,5", "1234.5"],
    ["12,5", "12.5"],
    ["-", ""],
    ["-0", "0"],
    ["\u22125", "-5"],
    ["1.234", "1234"],
  ])("reads %j as %j in German", (text, value) => expect(readDecimal(text, german)).toBe(value));

  it.each(["12.5", "1.", "1,234"])("refuses %j in German", (text) => expect(readDecimal(text, german)).toBeUndefined());

  it("refuses a decimal sign where there are no decimals", () =>
    expect(readDecimal("12.", { ...english, scale: 0 })).toBeUndefined());

  it("reads back what it writes, in every locale", () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom("en", "de", "fr", "de-CH", "ar", "hi", "pl"), (value, locale) => {
        const shape = { scale: 6, signed: true, locale };
        expect(readDecimal(plainDecimal(value, locale), shape)).toBe(value);
        const again = readDecimal(formatDecimal(value, locale), shape) ?? "none";
        expect(compareDecimals(again, value)).toBe(0);
      }),
    );
  });
});

describe("formatDecimal", () => {
  it.each([
    ["1234.5", "en", 2, "1,234.50"],
    ["1234.5", "de", 2, "1.234,50"],
    ["-0.123456", "en", 2, "-0.123456"],
    ["9007199254740993.01", "en", 2, "9,007,199,254,740,993.01"],
    ["1234.5", "ar", 2, "1,234.50"],
  ])("writes %j in %s", (value, locale, least, text) =>
    expect(formatDecimal(value, locale, least).replaceAll(/[\u200E\u200F]/g, "")).toBe(text),
  );

  it.each([undefined, null, Number.NaN, "NaN", "abc", "", "1e5", 12, "."])("shows nothing for %j", (value) =>
    expect(formatDecimal(value, "en")).toBe(""),
  );
});

describe("arithmetic", () => {
  it.each([
    ["0.1", "0.2", "0.3"],
    ["1.00", "-1.01", "-0.01"],
    ["-0.5", "0.5", "0.0"],
    ["99999999999999999999.99", "0.01", "100000000000000000000.00"],
  ])("adds %s and %s", (a, b, sum) => expect(addDecimals(a, b)).toBe(sum));

  it.each([
    ["5", "1", 1, "6"],
    ["9.99", "0.05", 1, "10"],
    ["0.02", "0.05", -1, "0"],
    ["", "1", 1, "0"],
  ] as const)("steps from %j by %s in direction %d to %s", (value, step, direction, next) =>
    expect(stepDecimal(value, step, direction, { min: "0", max: "10" })).toBe(next),
  );

  it("adds as whole numbers do, and orders so", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.nat(8), (a, b, scale) => {
        expect(compareDecimals(addDecimals(scaled(a, scale), scaled(b, scale)), scaled(a + b, scale))).toBe(0);
        expect(compareDecimals(scaled(a, scale), scaled(b, scale))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});
