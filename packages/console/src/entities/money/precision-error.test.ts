import { expect, it } from "vitest";
import { precisionError } from "./precision-error.ts";

it.each([
  ["5", "EUR", undefined],
  ["5.01", "EUR", undefined],
  ["5.001", "EUR", "EUR has 2 decimals."],
  ["5.010", "EUR", undefined],
  ["5.00", "JPY", undefined],
  ["5.50", "JPY", "JPY has no decimals."],
  ["0.00000001", "USDT", undefined],
  ["0.000000001", "USDT", "USDT has 8 decimals."],
  ["", "EUR", undefined],
])("precisionError: “%s” %s → %s", (amount, currency, says) => expect(precisionError(amount, currency)).toBe(says));
