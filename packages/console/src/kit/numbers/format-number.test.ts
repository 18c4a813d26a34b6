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
])("%s is as the reader writes it", (written, expected) => expect(written).toBe(expected));
