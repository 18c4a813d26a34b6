import { expect, it } from "vitest";
import { stillToPay } from "./still-to-pay.ts";

it.each([
  [13_200, 1200, "12000"],
  [0.3, 0.1, "0.2"],
  [1200.55, 1200.54, "0.01"],
  [500, 500, "0"],
  [500, 900.1, "0"],
  [0, 0, "0"],
  // Overpaid.
  [-40, 10, "0"],
])("stillToPay: debt %f, wallet %f → %s", (debtInUSD, cpgBalanceInUSD, left) =>
  expect(stillToPay({ debtInUSD, cpgBalanceInUSD })).toBe(left),
);
