import { expect, it } from "vitest";
import { keptSearch } from "./kept-search.ts";

it("keeps whose data is shown, and nothing of the page", () => {
  expect(keptSearch("?opId=op-a&includeBrands=true&page=3&is-test=true&panel=bank-edit&uuid=1")).toBe(
    "?opId=op-a&is-test=true",
  );
  expect(keptSearch("?page=3")).toBe("");
});

it("adds the filter of the link", () => {
  expect(keptSearch("?opId=op-a", { status: "PENDING" })).toBe("?opId=op-a&status=PENDING");
});
