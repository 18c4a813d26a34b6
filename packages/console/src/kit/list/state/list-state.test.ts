import { defineFilters, select, text } from "@backoffice/ui/filters";
import { describe, expect, it } from "vitest";
import { readListState, withEntries, withView } from "./list-state.ts";

const read = (search: string) => readListState(new URLSearchParams(search), ["key", "order"]);

describe("list state in the address", () => {
  it("empty query → defaults", () => {
    expect(read("")).toEqual({ page: 1, limit: 50, sort: undefined });
  });

  it("page size → default of the list, unless the query has a limit", () => {
    expect(readListState(new URLSearchParams(), [], 100).limit).toBe(100);
    expect(readListState(new URLSearchParams("limit=50"), [], 100).limit).toBe(50);
  });

  it("page, limit and sort in the query → read", () => {
    expect(read("page=3&limit=100&sort=-order")).toEqual({ page: 3, limit: 100, sort: { id: "order", desc: true } });
  });

  it.each(["page=0", "page=-4", "page=1.5", "page=abc", "limit=x", "limit=0", "sort=nothing", "sort=-"])(
    "invalid %s → ignored",
    (wrong) => expect(read(wrong)).toEqual(read("")),
  );

  it("limit above the maximum → 10,000 rows", () => {
    expect(read("limit=99999999").limit).toBe(10_000);
  });

  it("withEntries: unrelated parameters → kept", () => {
    expect(
      withEntries(new URLSearchParams("opId=op-a&page=2"), { page: undefined, status: "PENDING" }).toString(),
    ).toBe("opId=op-a&status=PENDING");
  });

  it("withView: saved view → its filters and sort replace the current ones", () => {
    const filters = defineFilters({
      search: text({ label: "Search" }),
      status: select({ label: "Status", options: [{ value: "PENDING", label: "Pending" }] }),
    });
    const now = new URLSearchParams("opId=op-a&limit=100&page=3&search=old&sort=key");
    const view = { filter: "status=PENDING", sort: { id: "order", desc: true } };
    expect(withView(now, filters, view).toString()).toBe("opId=op-a&limit=100&sort=-order&status=PENDING");
  });
});
