import { expect, it } from "vitest";
import { currencyDigits } from "./currency-digits.ts";

it.each([
  ["EUR", 2, 2],
  ["JPY", 0, 0],
  ["KWD", 3, 3],
  // Crypto currencies with a code of three letters are no currencies of a state.
  ["BTC", 8, 8],
  ["ETH", 2, 8],
  ["TRX", 2, 6],
  ["USDT", 2, 8],
  ["UUSD", 2, 2],
  [undefined, 2, 8],
  ["no currency", 2, 8],
])("an amount of %s has %i to %i decimals", (currency, least, most) =>
  expect(currencyDigits(currency)).toEqual([least, most]),
);
