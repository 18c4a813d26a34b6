import { expect, it } from "vitest";
import { conversion } from "./conversion.ts";

const RATES = { EUR: 0.92, BTC: 0.000_01, JPY: 150, XXX: null };

it.each([
  ["92", "EUR", "USD", { rate: "1.08695652", amount: "100.00" }],
  ["100", "USD", "EUR", { rate: "0.92000000", amount: "92.00" }],
  ["0.00000003", "BTC", "EUR", { rate: "92000.00000000", amount: "0.00" }],
  ["1", "USD", "BTC", { rate: "0.00001000", amount: "0.00001000" }],
  ["1", "EUR", "JPY", { rate: "163.04347826", amount: "163" }],
  ["1", "EUR", "XXX", undefined],
  ["1", "UNKNOWN", "USD", undefined],
])("conversion: %s %s to %s → %j", (amount, from, to, expected) =>
  expect(conversion(amount, from, to, RATES)).toEqual(expected),
);
