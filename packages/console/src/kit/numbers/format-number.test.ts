import { ExactNumber } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { formatAmount, formatNumber, formatPercentage } from "./format-number.ts";

it.each<[string, string]>([
  [formatAmount(1234.5, "en-GB", "EUR"), "1,234.50"],
  [formatAmount(1234.5, "de", "EUR"), "1.234,50"],
  [formatAmount(1234, "sv", "JPY"), "1\u00A0234"],
  [formatAmount(0.00012345, "en-GB", "USDT"), "0.00012345"],
  [formatAmount(0.00012345, "en-GB", "BTC"), "0.00012345"],
  [formatNumber(1234.5678, "de"), "1.234,5678"],
  [formatPercentage(96.04, "en-GB"), "96.04%"],
  [formatPercentage(12.5, "de"), "12,5\u00A0%"],
  [formatPercentage(12.5, "tr"), "%12,5"],
  [formatAmount("9007199254740993.5", "en-GB", "EUR"), "9,007,199,254,740,993.50"],
  // A minus, not a hyphen.
  [formatAmount(-1234.5, "en-GB", "EUR"), "−1,234.50"],
  [formatNumber(-5, "sv"), "−5"],
  [formatPercentage(-5, "en-GB"), "−5%"],
])("formatted number: %s → as in the reader's locale, %s", (written, expected) => expect(written).toBe(expected));

it.each<[string, (value: number) => string, string]>([
  ["9007199254740993", (value) => formatAmount(value, "en-GB", "TRY"), "9,007,199,254,740,993.00"],
  ["-9007199254740993", (value) => formatNumber(value, "de"), "−9.007.199.254.740.993"],
  ["0.1234567890123456789", (value) => formatAmount(value, "en-GB", "EUR"), "0.1234567890123456789"],
  ["99.99999999999999999", (value) => formatPercentage(value, "en-GB"), "99.99999999999999999%"],
  ["-1e-400", (value) => formatNumber(value, "en-GB"), "−1e-400"],
])("formatted number: exact %s → every digit", (source, format, expected) => {
  const value = new ExactNumber(source) as unknown as number;
  expect(format(value)).toBe(expected);
});
