import { expect, it } from "vitest";
import { winOf } from "./win-of.ts";

it("payout: open bet → null, lost bet → 0", () => {
  expect(winOf({ status: "OPEN", winAmount: 0, winAmountInUSD: 0 })).toEqual({ own: null, inUSD: null });
  expect(winOf({ status: "LOST", winAmount: 0, winAmountInUSD: 0 })).toEqual({ own: 0, inUSD: 0 });
});
