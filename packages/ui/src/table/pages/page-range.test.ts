import { describe, expect, it } from "vitest";
import { pageAfterLimit, pageRange } from "./page-range.ts";

describe("pageRange", () => {
  it("pages of rows → counted from 1, last page may be shorter", () => {
    expect(pageRange(1, 50, 2431)).toEqual({ first: 1, last: 50, pages: 49 });
    expect(pageRange(49, 50, 2431)).toEqual({ first: 2401, last: 2431, pages: 49 });
    expect(pageRange(2, 50, 100)).toEqual({ first: 51, last: 100, pages: 2 });
  });

  it("no rows → one empty page; page past the end → no rows", () => {
    expect(pageRange(1, 50, 0)).toEqual({ first: 0, last: 0, pages: 1 });
    expect(pageRange(4, 50, 120)).toEqual({ first: 0, last: 0, pages: 3 });
  });

  it.each([-4, 0, Number.NaN])("invalid page %d → no rows", (page) => {
    expect(pageRange(page, 50, 120)).toEqual({ first: 0, last: 0, pages: 3 });
  });

  it("unknown number of rows → one empty page", () => {
    expect(pageRange(1, 50, Number.NaN)).toEqual({ first: 0, last: 0, pages: 1 });
  });
});

it("pageAfterLimit: rows per page change → page that contains the first row", () => {
  expect(pageAfterLimit(5, 50, 100)).toBe(3);
  expect(pageAfterLimit(5, 50, 25)).toBe(9);
  expect(pageAfterLimit(1, 25, 200)).toBe(1);
  expect(pageAfterLimit(-4, 25, 200)).toBe(1);
});
