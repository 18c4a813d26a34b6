import { expect, it } from "vitest";
import { claimReason } from "./claim-reason.ts";

it.each([
  ["nothing", 0, 5, "There is no cashback to claim."],
  ["nothing, where there is no minimum", 0, 0, "There is no cashback to claim."],
  ["a cent below the minimum", 4.99, 5, "The minimum claim is 5.00 USD."],
  ["exactly the minimum", 5, 5, undefined],
  ["a tenth, which no float holds", 0.3, 0.3, undefined],
])("claimReason: %s → reason or none", (_, cashbackAvailableToClaimInUSD, minWithdrawAmountInUSD, reason) =>
  expect(claimReason({ cashbackAvailableToClaimInUSD, minWithdrawAmountInUSD }, "en")).toBe(reason),
);
