import { expect, it } from "vitest";
import { keptSearch } from "./kept-search.ts";

it("keptSearch: operator and test-player filter are kept, page parameters are dropped", () => {
  expect(keptSearch("?opId=op-a&includeBrands=true&page=3&is-test=true&panel=bank-edit&uuid=1")).toBe(
    "?opId=op-a&is-test=true",
  );
  expect(keptSearch("?page=3")).toBe("");
});

it("keptSearch: link with a filter → filter is added", () => {
  expect(keptSearch("?opId=op-a", { status: "PENDING" })).toBe("?opId=op-a&status=PENDING");
});
