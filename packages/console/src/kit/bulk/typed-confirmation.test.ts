import { expect, it } from "vitest";
import { typedConfirmation } from "./typed-confirmation.ts";

type Row = { amount: number; currency: string; usd: number };
const money = { of: (row: Row) => row, inUSD: ({ usd }: Row) => usd };
const row = (amount: number, currency = "USD", usd = amount): Row => ({ amount, currency, usd });
const many = (count: number, of: Row): Row[] => Array.from({ length: count }, () => of);
const usd = (total: string) => ({ currency: "USD", total });

it.each([
  ["no rows", undefined, []],
  ["10,000.00 USD", undefined, [row(9_999.99), row(0.01)]],
  ["10,000.01 USD", usd("10000.01"), [row(9_999.99), row(0.02)]],
  ["10,000.00 USD in amounts whose sum floats round up", undefined, [row(9_999.7), row(0.1), row(0.2)]],
  ["1,500,000,000 IRT, worth 10,000.00 USD", undefined, [row(1_500_000_000, "IRT", 10_000)]],
  ["9,000 EUR, worth 10,000.01 USD", { currency: "EUR", total: "9000" }, [row(9_000, "EUR", 10_000.01)]],
  ["two currencies, worth 10,000.00 USD", undefined, [row(600, "EUR", 7_000), row(400, "GBP", 3_000)]],
  ["two currencies, worth 10,000.01 USD", usd("10000.01"), [row(600, "EUR", 7_000), row(400, "GBP", 3_000.01)]],
  ["100 rows of small amounts", undefined, many(100, row(0.01))],
  ["101 rows of small amounts", usd("1.01"), many(101, row(0.01))],
])("typed confirmation: %s → %o", (_name, typed, rows) => {
  expect(typedConfirmation(rows, money)).toEqual(typed);
});

it("typed confirmation: list without money → number of rows above 100", () => {
  expect(typedConfirmation(many(100, row(1_000_000)), undefined)).toBeUndefined();
  expect(typedConfirmation(many(101, row(0)), undefined)).toBe("count");
});
