import { describe, expect, it } from "vitest";
import { pageAfterLimit, pageRange } from "./page-range.ts";

describe("pageRange", () => {
  it("counts rows from 1 and cuts the last page short", () => {
    expect(pageRange(1, 50, 2431)).toEqual({ first: 1, last: 50, pages: 49 });
    expect(pageRange(49, 50, 2431)).toEqual({ first: 2401, last: 2431, pages: 49 });
    expect(pageRange(2, 50, 100)).toEqual({ first: 51, last: 100, pages: 2 });
  });

  it("has one empty page for no rows, and no rows past the end", () => {
    expect(pageRange(1, 50, 0)).toEqual({ first: 0, last: 0, pages: 1 });
    expect(pageRange(4, 50, 120)).toEqual({ first: 0, last: 0, pages: 3 });
  });

  it.each([-4, 0, Number.NaN])("has no rows on page %d", (page) => {
    expect(pageRange(page, 50, 120)).toEqual({ first: 0, last: 0, pages: 3 });
  });

  it("has one page while nobody knows how many rows there are", () => {
    expect(pageRange(1, 50, Number.NaN)).toEqual({ first: 0, last: 0, pages: 1 });
  });
});

it("keeps the first row in sight when the rows per page change", () => {
  expect(pageAfterLimit(5, 50, 100)).toBe(3);
  expect(pageAfterLimit(5, 50, 25)).toBe(9);
  expect(pageAfterLimit(1, 25, 200)).toBe(1);
  expect(pageAfterLimit(-4, 25, 200)).toBe(1);
});
