import { dateRange, moneyRange, select } from "@backoffice/ui/filters";
import { afterEach, expect, it, vi } from "vitest";
import { OVER_1000_USD } from "#kit/queue/waiting/over-1000-usd.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { builtInViews } from "./view-definitions.ts";

const status = select({ label: "Status", options: [{ value: "PENDING", label: "Pending" }] });
const period = dateRange({ label: "Period", timeZone: "UTC" });
const amountInUSD = moneyRange({ label: "Amount", currency: "USD" });
const views = builtInViews(OVER_1000_USD, waitingOverADay({ status: "PENDING" }));

afterEach(() => void vi.useRealTimers());

it("built-in views: written like the list's filters in the address, in their order", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T14:40:00Z") });
  expect(views({ period, amountInUSD, status }, "en-GB")).toEqual([
    { name: "Over 1,000 USD", filter: new URLSearchParams({ amountInUSD: "1000.01.." }).toString() },
    {
      name: "Waiting over a day",
      filter: new URLSearchParams({ period: "..2026-11-20T13:59Z", status: "PENDING" }).toString(),
    },
  ]);
});

it("built-in views: user lacks a filter of a view → view is left out", () => {
  expect(views({ amountInUSD, status }, "en-GB").map(({ name }) => name)).toEqual(["Over 1,000 USD"]);
});

it("built-in views: amount in a name → grouped by the reader's locale", () => {
  expect(views({ amountInUSD }, "de").map(({ name }) => name)).toEqual(["Over 1.000 USD"]);
});
