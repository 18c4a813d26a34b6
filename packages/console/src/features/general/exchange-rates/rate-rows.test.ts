import { describe, expect, it } from "vitest";
import { rateRows } from "./rate-rows.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const iso = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
const rows = (exchangeRates: Record<string, number | null>, quotedAt?: Record<string, string>, readAt = NOW) =>
  rateRows({ exchangeRates, quotedAt }, readAt, NOW);

it("rateRows: rates → sorted by currency, IRR omitted", () => {
  expect(rows({ SEK: 10.41, IRR: 42_105, EUR: 0.92 })).toEqual([
    { currency: "EUR", rate: 0.92, at: NOW, state: "good" },
    { currency: "SEK", rate: 10.41, at: NOW, state: "good" },
  ]);
});

describe("state of an exchange rate", () => {
  it.each([null, 0, -1, Number.NaN])("%d → missing", (rate) =>
    expect(rows({ EUR: rate })).toMatchObject([{ rate: null, state: "missing" }]),
  );

  it.each([
    [0, "good"],
    [59, "good"],
    [60, "good"],
    [61, "old"],
    [10_000, "old"],
  ])("quoted %i minutes ago → %s", (minutes, state) =>
    expect(rows({ EUR: 0.92 }, { EUR: iso(minutes) })).toMatchObject([{ rate: 0.92, state }]),
  );

  it("no quote time → age of the response", () => {
    expect(rows({ EUR: 0.92 }, undefined, NOW - 61 * MINUTE)).toMatchObject([{ state: "old" }]);
    expect(rows({ EUR: 0.92 }, { EUR: "soon" }, NOW)).toMatchObject([{ state: "good" }]);
  });
});
