import { expect, it } from "vitest";
import { winOf } from "./win-of.ts";

it("knows no win of a bet that is open, and that a lost one won nothing", () => {
  expect(winOf({ status: "OPEN", winAmount: 0, winAmountInUSD: 0 })).toEqual({ own: null, inUSD: null });
  expect(winOf({ status: "LOST", winAmount: 0, winAmountInUSD: 0 })).toEqual({ own: 0, inUSD: 0 });
});
