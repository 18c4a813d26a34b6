import { expect, it } from "vitest";
import { reportShape } from "./report-shape.ts";

const money = (name: string, currency = "USD") => ({ name, kind: "money", currency }) as const;
const FIELDS = [
  { name: "bets", kind: "integer" } as const,
  money("wager", "currency"),
  money("wagerInUSD"),
  money("ggrInUSD"),
];
const labels = (figures: Parameters<typeof reportShape>[1]) => {
  const { fields, totals } = reportShape(
    { fields: FIELDS, input: [], sortBy: [], totals: [money("ggrInUSD")] },
    figures,
  );
  return [...fields, ...totals!].map(({ label }) => label);
};

it("report shape: label of a figure → used for the column and the total; other amounts → no currency", () =>
  expect(labels({ bets: { label: "Settled" }, ggrInUSD: { label: "Result" } })).toEqual([
    "Settled",
    "Staked",
    "Staked in USD",
    "Result",
    "Result",
  ]));
