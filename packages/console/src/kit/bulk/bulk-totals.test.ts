import { ExactNumber } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { totalsOf, totalToType } from "./bulk-totals.ts";

type Row = { amount: number; currency: string; usd: number };
const of = (row: Row) => row;
const row = (amount: number, currency: string, usd = amount): Row => ({ amount, currency, usd });
const money = (typeAbove: number) => ({ of, inUSD: ({ usd }: Row) => usd, typeAbove });

it("totals: rows in several currencies → one exact sum per currency", () => {
  const rows = [row(0.1, "USD"), row(0.2, "USD"), row(1e-8, "BTC"), row(5, "EUR"), row(2e-8, "BTC")];
  expect(totalsOf(rows, { of })).toEqual([
    { currency: "BTC", total: "0.00000003" },
    { currency: "EUR", total: "5" },
    { currency: "USD", total: "0.3" },
  ]);
});

it("totals: an amount with more digits than a double → no digit is lost", () => {
  const long = new ExactNumber("9007199254740993.01") as unknown as number;
  expect(totalsOf([row(long, "IRT"), row(0.01, "IRT")], { of })).toEqual([
    { currency: "IRT", total: "9007199254740993.02" },
  ]);
});

it.each([
  ["at the limit", [row(600, "EUR", 700), row(400, "EUR", 300)], undefined],
  [
    "above the limit in one currency",
    [row(600, "EUR", 700), row(400, "EUR", 300.01)],
    { currency: "EUR", total: "1000" },
  ],
  [
    "above the limit in two currencies",
    [row(600, "EUR", 700), row(400, "GBP", 500)],
    { currency: "USD", total: "1200" },
  ],
  ["no rows", [], undefined],
])("total to type: %s", (_name, rows, typed) => {
  expect(totalToType(rows, money(1000))).toEqual(typed);
});
