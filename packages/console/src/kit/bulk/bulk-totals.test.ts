import { ExactNumber } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { totalInUSD, totalsOf } from "./bulk-totals.ts";

type Row = { amount: number; currency: string; usd: number };
const of = (row: Row) => row;
const row = (amount: number, currency: string, usd = amount): Row => ({ amount, currency, usd });

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

it("totals: rows in several currencies → one exact sum in US dollars, 0 without rows", () => {
  const inUSD = ({ usd }: Row) => usd;
  expect(totalInUSD([row(5, "EUR", 0.1), row(7, "GBP", 0.2)], { inUSD })).toEqual({ currency: "USD", total: "0.3" });
  expect(totalInUSD([], { inUSD })).toEqual({ currency: "USD", total: "0" });
});
