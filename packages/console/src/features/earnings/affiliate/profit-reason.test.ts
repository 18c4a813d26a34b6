import { expect, it } from "vitest";
import { profitReason } from "./profit-reason.ts";

it.each([
  ["nothing", 0, 20, "There is no profit to withdraw."],
  ["nothing, where there is no minimum", 0, 0, "There is no profit to withdraw."],
  ["a cent below the minimum", 19.99, 20, "The minimum withdrawal is 20.00 USD."],
  ["exactly the minimum", 20, 20, undefined],
  ["a cent, where there is no minimum", 0.01, 0, undefined],
])("profitReason: %s → reason or none", (_, estimatedBalanceInUSD, withdrawMinimumAmountInUSD, reason) =>
  expect(profitReason({ estimatedBalanceInUSD, withdrawMinimumAmountInUSD }, "en")).toBe(reason),
);
