import { describe, expect, it } from "vitest";
import { proofAddress } from "./proof-address.ts";
import type { Proof } from "./proof.ts";

type Row = { opId: string; date: string };

const deposits: Proof<Row> = {
  to: "/deposit/list",
  permission: "view_deposits",
  query: (row) => ({ status: "CONFIRMED", ...(row && { opId: row.opId }) }),
  carries: { gateway: "gateway" },
};
const ofTheDay: Proof<Row> = { ...deposits, day: (row) => row.date };
const row: Row = { opId: "br-polaris", date: "2026-10-25" };
/** Of all time unless `search` names a period. */
const address = (proof: Proof<Row>, about: Row | undefined, search: string, timeZone = "UTC") =>
  proofAddress(proof, about, {
    search: new URLSearchParams(search.includes("period") ? search : `period=&${search}`),
    filters: ["search", "currency", "gateway"],
    timeZone,
    now: Date.parse("2026-11-20T12:00Z"),
  });

describe("the list that proves a figure", () => {
  it("is of the same operator and period as the total", () =>
    expect(
      address(deposits, undefined, "opId=op-nordlys&includeBrands=true&period=LAST_MONTH&page=3&sort=-opTitle"),
    ).toBe("/deposit/list?opId=op-nordlys&includeBrands=true&period=LAST_MONTH&status=CONFIRMED"));

  it("is of this month where the report is, which says so in no address", () => {
    const asked = { search: new URLSearchParams("opId=op-nordlys"), filters: [], timeZone: "UTC", now: 0 };
    expect(proofAddress(deposits, undefined, asked)).toBe(
      "/deposit/list?opId=op-nordlys&period=THIS_MONTH&status=CONFIRMED",
    );
  });

  it("is of the row's operator alone, whatever the report covers", () =>
    expect(address(deposits, row, "opId=op-nordlys&includeBrands=true&period=LAST_MONTH")).toBe(
      "/deposit/list?period=LAST_MONTH&status=CONFIRMED&opId=br-polaris",
    ));

  it("has test players too, as the report has", () =>
    expect(address(deposits, undefined, "is-test=true")).toBe("/deposit/list?status=CONFIRMED"));

  it("has the filters of the report that it knows, and is not there for others", () => {
    expect(address(deposits, row, "gateway=cpg")).toBe("/deposit/list?gateway=cpg&status=CONFIRMED&opId=br-polaris");
    expect(address(deposits, row, "currency=EUR")).toBeUndefined();
    expect(address(deposits, undefined, "currency=EUR")).toBeUndefined();
  });

  it("of a row is there whatever was searched for, of the total not", () => {
    expect(address(deposits, row, "search=pol")).toBe("/deposit/list?status=CONFIRMED&opId=br-polaris");
    expect(address(deposits, undefined, "search=pol")).toBeUndefined();
  });

  it("is the same with a filter that the figure does not depend on", () =>
    expect(address({ ...deposits, carries: { currency: false } }, undefined, "currency=EUR")).toBe(
      "/deposit/list?status=CONFIRMED",
    ));

  it.each([
    ["", "UTC", "2026-10-25T00:00Z..2026-10-25T23:59Z"],
    ["period=LAST_MONTH", "UTC", "2026-10-25T00:00Z..2026-10-25T23:59Z"],
    // In Malta the day of the change of the clock has 25 hours.
    ["", "Europe/Malta", "2026-10-24T22:00Z..2026-10-25T22:59Z"],
    ["period=2026-10-25T10:00Z..2026-10-26T10:00Z", "Europe/Malta", "2026-10-25T10:00Z..2026-10-25T22:59Z"],
  ])("of a day, with %j in %s: is that day of the zone, as far as the period goes", (search, zone, period) =>
    expect(address(ofTheDay, row, search, zone)).toContain(encodeURIComponent(period)),
  );

  it("is not there for a figure that no filter of it tells", () =>
    expect(address({ ...deposits, query: () => undefined }, row, "")).toBeUndefined());
});
