import { expect, it } from "vitest";
import { currencyDigits } from "./currency-digits.ts";

it.each([
  ["EUR", 2, 2],
  ["JPY", 0, 0],
  ["KWD", 3, 3],
  // Three-letter crypto codes are not ISO currencies.
  ["BTC", 8, 8],
  ["ETH", 2, 8],
  ["TRX", 2, 6],
  ["USDT", 2, 8],
  ["UUSD", 2, 2],
  [undefined, 2, 8],
  ["no currency", 2, 8],
])("currencyDigits: %s → %i to %i decimals", (currency, minimum, maximum) =>
  expect(currencyDigits(currency)).toEqual([minimum, maximum]),
);
