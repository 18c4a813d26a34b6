import { describe, expect, it } from "vitest";
import { periodForLists, periodRefusal, reportPeriod } from "./report-period.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MALTA = { timeZone: "Europe/Malta", now: () => NOW };
const spanOf = (text: string | null, reader = MALTA) => {
  const period = reportPeriod(reader);
  const { from, to } = period.resolve(period.parse(text));
  return [from, to].map((at) => (at === undefined ? undefined : new Date(at).toISOString()));
};

describe("report period", () => {
  it("no parameter → this month in the reader's time zone", () => {
    expect(spanOf(null)).toEqual(["2026-10-31T23:00:00.000Z", undefined]);
    expect(spanOf(null, { ...MALTA, timeZone: "America/Los_Angeles" })).toEqual([
      "2026-11-01T07:00:00.000Z",
      undefined,
    ]);
  });

  it("empty parameter → all time", () => expect(spanOf("")).toEqual([undefined, undefined]));

  it("month with a clock change → whole month, one hour longer or shorter", () => {
    const inMonth = (month: string, last: string) => spanOf(`${month}-01..${month}-${last}`);
    expect(inMonth("2026-10", "31")).toEqual(["2026-09-30T22:00:00.000Z", "2026-10-31T22:59:59.999Z"]);
    expect(inMonth("2026-03", "31")).toEqual(["2026-02-28T23:00:00.000Z", "2026-03-31T21:59:59.999Z"]);
  });

  it("invalid parameter → this month", () => {
    expect(spanOf("2026-11-20..2026-11-01")).toEqual(spanOf(null));
    expect(spanOf("soon")).toEqual(spanOf(null));
  });
});

it.each([
  ["", "THIS_MONTH"],
  ["period=", undefined],
  ["period=LAST_MONTH", "LAST_MONTH"],
  ["period=2026-11-20..2026-11-01", "THIS_MONTH"],
  ["period=2026-10-25..2026-10-25", "2026-10-24T22:00Z..2026-10-25T22:59Z"],
])("periodForLists: %j → %j", (search, period) =>
  expect(periodForLists(new URLSearchParams(search), MALTA)).toBe(period),
);

it.each([
  [null, undefined],
  ["", undefined],
  ["LAST_MONTH", undefined],
  ["2026-11-01..", undefined],
  ["2026-11-20..2026-11-01", "The period in the address ends before it starts, so this month is shown."],
  ["soon", "The period in the address is invalid, so this month is shown."],
  ["2026-11-20..soon", "The period in the address is invalid, so this month is shown."],
])("periodRefusal: %j → %j", (text, says) => expect(periodRefusal(text, "UTC")).toBe(says));
