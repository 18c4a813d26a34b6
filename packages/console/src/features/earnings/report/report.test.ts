import { expect, test } from "vitest";
import { channelOptions, chosenChannel } from "./channels.ts";
import { isEmptyReport } from "./is-empty-report.ts";
import { PERIODS, periodOf } from "./periods.ts";

const channels = [
  { channelType: "EMAIL", channelId: "ac-31", subChannels: ["spring", "autumn"] },
  { channelType: "LINK", channelId: "ac-4", subChannels: [] },
] as const;
const all = channels.map((it) => ({ ...it, subChannels: [...it.subChannels] }));

test("affiliate report periods: period → compared with the previous one", () =>
  expect(Object.values(PERIODS).map(({ label, before }) => `${label}: ${before}`)).toEqual([
    "Today: Yesterday",
    "This Week: Last Week",
    "This Month: Last Month",
    "This Year: Last Year",
  ]));

test.each([
  ["THIS_YEAR", "THIS_YEAR"],
  [null, "THIS_MONTH"],
  ["constructor", "THIS_MONTH"],
])("periodOf: %s → %s", (text, period) => expect(periodOf(text)).toBe(period));

test("channelOptions: channels → every channel with its subchannels", () =>
  expect(channelOptions(all).map(({ label }) => label)).toEqual([
    "All channels",
    "Email ac-31",
    "ac-31 · spring",
    "ac-31 · autumn",
    "Link ac-4",
  ]));

test.each([
  ["ac-31", { channelType: "EMAIL", channelId: "ac-31" }],
  ["ac-31/autumn", { channelType: "EMAIL", channelId: "ac-31", subChannelId: "autumn" }],
  ["ac-4/autumn", {}],
  ["", {}],
  [undefined, {}],
])("chosenChannel: %s → %j", (text, channel) => expect(chosenChannel(all, text)).toEqual(channel));

const series = (...values: number[]) => ({ labels: values.map(String), values });
const nothing = {
  cards: {
    registered: 0,
    affiliateProfitInUSD: 0,
    refPlayersWithdrawInUSD: 0,
    refPlayersDepositInUSD: 0,
    activePlayers: 0,
    refPlayersFTDInUSD: 0,
  },
  charts: {
    bets: { currentPeriod: series(0, 0), previousPeriod: series(0, 0) },
    registrations: { currentPeriod: series(0), previousPeriod: series(0) },
  },
};

test("isEmptyReport: all figures 0, now and in the previous period → true", () => {
  expect(isEmptyReport(nothing)).toBe(true);
  expect(isEmptyReport({ ...nothing, cards: { ...nothing.cards, activePlayers: 1 } })).toBe(false);
  const before = { ...nothing.charts, bets: { ...nothing.charts.bets, previousPeriod: series(0, 0.5) } };
  expect(isEmptyReport({ ...nothing, charts: before })).toBe(false);
});
