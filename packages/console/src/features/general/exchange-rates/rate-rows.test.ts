import { expect, it } from "vitest";
import { rateRows } from "./rate-rows.ts";

it("lists the rates by currency and leaves out IRR", () => {
  expect(rateRows({ SEK: 10.41, IRR: 42_105, EUR: 0.92 })).toEqual([
    { currency: "EUR", rate: 0.92 },
    { currency: "SEK", rate: 10.41 },
  ]);
});
