import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceFilter, textFilter, yesNoFilter } from "./filters.ts";
import { readListState, withEntries } from "./list-state.ts";

const filters = {
  search: textFilter("Search", "Anything"),
  status: choiceFilter("Status", [
    { value: "PENDING", label: "Pending" },
    { value: "APPROVED", label: "Approved" },
  ]),
  isDeleted: yesNoFilter("Deleted", "Yes", "No"),
};
const read = (search: string) => readListState(new URLSearchParams(search), filters, ["key", "order"]);

describe("the address of a list", () => {
  it("has sensible values where it says nothing", () => {
    expect(read("")).toEqual({
      page: 1,
      limit: 50,
      sort: undefined,
      filters: { search: undefined, status: undefined, isDeleted: undefined },
    });
  });

  it("is read in full", () => {
    expect(read("page=3&limit=100&sort=-order&search=a%20b&status=PENDING&isDeleted=false")).toEqual({
      page: 3,
      limit: 100,
      sort: { id: "order", desc: true },
      filters: { search: "a b", status: "PENDING", isDeleted: false },
    });
  });

  it.each([
    "page=0",
    "page=-4",
    "page=1.5",
    "page=abc",
    "limit=x",
    "limit=0",
    "sort=nothing",
    "sort=-",
    "status=WHATEVER",
    "isDeleted=maybe",
  ])("%s is read as if it were not there", (wrong) => expect(read(wrong)).toEqual(read("")));

  it("never asks for more rows than the call allows", () => {
    expect(read("limit=99999999").limit).toBe(10_000);
  });

  it("keeps what is not the list's business", () => {
    expect(
      withEntries(new URLSearchParams("opId=op-a&page=2"), { page: undefined, status: "PENDING" }).toString(),
    ).toBe("opId=op-a&status=PENDING");
  });

  it("gives every value back as it was written", () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ minLength: 1 }),
          status: fc.constantFrom("PENDING", "APPROVED"),
          isDeleted: fc.boolean(),
        }),
        (values) => {
          const entries = Object.entries(values).map(([name, value]) => [
            name,
            filters[name as keyof typeof filters].write(value),
          ]);
          const address = withEntries(
            new URLSearchParams(),
            Object.fromEntries(entries) as Record<string, string>,
          ).toString();
          expect(read(address).filters).toEqual(values);
        },
      ),
    );
  });
});
