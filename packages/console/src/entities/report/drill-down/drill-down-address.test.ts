import { describe, expect, it } from "vitest";
import { drillDownAddress } from "./drill-down-address.ts";
import type { DrillDown } from "./drill-down.ts";

type Row = { opId: string; date: string };

const deposits: DrillDown<Row> = {
  to: "/deposit/list",
  permission: "view_deposits",
  query: (row) => ({ status: "CONFIRMED", ...(row && { opId: row.opId }) }),
  carries: { gateway: "gateway" },
};
const ofTheDay: DrillDown<Row> = { ...deposits, day: (row) => row.date };
const row: Row = { opId: "br-polaris", date: "2026-10-25" };
/** All time, unless `search` has a period. */
const address = (drillDown: DrillDown<Row>, about: Row | undefined, search: string, timeZone = "UTC") =>
  drillDownAddress(drillDown, about, {
    search: new URLSearchParams(search.includes("period") ? search : `period=&${search}`),
    filters: ["search", "currency", "gateway"],
    timeZone,
    now: Date.parse("2026-11-20T12:00Z"),
  });

describe("drillDown link of a report figure", () => {
  it("total → operator, brands and period of the report", () =>
    expect(
      address(deposits, undefined, "opId=op-nordlys&includeBrands=true&period=LAST_MONTH&page=3&sort=-opTitle"),
    ).toBe("/deposit/list?opId=op-nordlys&includeBrands=true&period=LAST_MONTH&status=CONFIRMED"));

  it("no period in the address → this month", () => {
    const report = { search: new URLSearchParams("opId=op-nordlys"), filters: [], timeZone: "UTC", now: 0 };
    expect(drillDownAddress(deposits, undefined, report)).toBe(
      "/deposit/list?opId=op-nordlys&period=THIS_MONTH&status=CONFIRMED",
    );
  });

  it("row → operator of the row only, whatever the scope of the report", () =>
    expect(address(deposits, row, "opId=op-nordlys&includeBrands=true&period=LAST_MONTH")).toBe(
      "/deposit/list?period=LAST_MONTH&status=CONFIRMED&opId=br-polaris",
    ));

  it("test players included → no filter for test players", () =>
    expect(address(deposits, undefined, "is-test=true")).toBe("/deposit/list?status=CONFIRMED"));

  it("report filters → passed on when the list has them, otherwise no link", () => {
    expect(address(deposits, row, "gateway=cpg")).toBe("/deposit/list?gateway=cpg&status=CONFIRMED&opId=br-polaris");
    expect(address(deposits, row, "currency=EUR")).toBeUndefined();
    expect(address(deposits, undefined, "currency=EUR")).toBeUndefined();
  });

  it("search term → link of a row kept, link of the total removed", () => {
    expect(address(deposits, row, "search=pol")).toBe("/deposit/list?status=CONFIRMED&opId=br-polaris");
    expect(address(deposits, undefined, "search=pol")).toBeUndefined();
  });

  it("filter that does not affect the figure → ignored", () =>
    expect(address({ ...deposits, carries: { currency: false } }, undefined, "currency=EUR")).toBe(
      "/deposit/list?status=CONFIRMED",
    ));

  it.each([
    ["", "UTC", "2026-10-25T00:00Z..2026-10-25T23:59Z"],
    ["period=LAST_MONTH", "UTC", "2026-10-25T00:00Z..2026-10-25T23:59Z"],
    // In Malta the day of the clock change has 25 hours.
    ["", "Europe/Malta", "2026-10-24T22:00Z..2026-10-25T22:59Z"],
    ["period=2026-10-25T10:00Z..2026-10-26T10:00Z", "Europe/Malta", "2026-10-25T10:00Z..2026-10-25T22:59Z"],
  ])("day, %j in %s → that day in the zone, cut to the period", (search, zone, period) =>
    expect(address(ofTheDay, row, search, zone)).toContain(encodeURIComponent(period)),
  );

  it.each([
    ["period=THIS_MONTH", "2026-11-01T00:00Z..2026-11-20T12:00Z"],
    ["period=2026-11-19..2026-11-25", "2026-11-19T00:00Z..2026-11-20T12:00Z"],
    ["period=LAST_MONTH", "LAST_MONTH"],
    ["period=2026-12-01..2026-12-31", "2026-12-01T00:00Z..2026-12-31T23:59Z"],
    ["period=", null],
  ])("list with rows of the future, %s → ends with the report: %s", (search, period) => {
    const link = address({ ...deposits, untilNow: true }, undefined, search);
    expect(new URL(link!, "https://console.example").searchParams.get("period")).toBe(period);
  });

  it("figure without a matching filter → undefined", () =>
    expect(address({ ...deposits, query: () => undefined }, row, "")).toBeUndefined());
});
