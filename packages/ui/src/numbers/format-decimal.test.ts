import { expect, it } from "vitest";
import { formatDecimal, plainDecimal, signsOf } from "./format-decimal.ts";

it.each([
  ["1234.5", "en", 2, "1,234.50"],
  ["1234.5", "de", 2, "1.234,50"],
  ["-0.123456", "en", 2, "-0.123456"],
  ["9007199254740993.01", "en", 2, "9,007,199,254,740,993.01"],
  ["1234.5", "ar", 2, "1,234.50"],
  ["1234567.5", "hi", 0, "12,34,567.5"],
  ["-1234.5", "sv", 0, "-1\u00A0234,5"],
])("formatDecimal: %j in %s", (value, locale, least, text) =>
  expect(formatDecimal(value, locale, least).replaceAll(/[\u200E\u200F]/g, "")).toBe(text),
);

it.each([undefined, null, Number.NaN, "NaN", "abc", "", "1e5", 12, "."])(
  "formatDecimal and plainDecimal: %j → empty text",
  (value) => expect([formatDecimal(value, "en"), plainDecimal(value, "en")]).toEqual(["", ""]),
);

it.each([
  ["en", { point: ".", group: ",", sizes: [3, 3] }],
  ["hi", { point: ".", group: ",", sizes: [2, 3] }],
  ["pl", { point: ",", group: "\u00A0", sizes: [3, 3] }],
])("signsOf: %s → %o", (locale, signs) => expect(signsOf(locale)).toEqual(signs));
