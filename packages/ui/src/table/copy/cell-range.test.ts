import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsBetween, isInRange, nextCell, toTsv } from "./cell-range.ts";

const size = { rows: 10, columns: 4, step: 5 };
const at = (row: number, column: number) => ({ row, column });

describe("nextCell", () => {
  it.each([
    ["ArrowRight", at(2, 1), false, at(2, 2)],
    ["ArrowRight", at(2, 3), false, at(2, 3)],
    ["ArrowLeft", at(2, 1), false, at(2, 0)],
    ["ArrowLeft", at(2, 0), false, "row"],
    ["ArrowLeft", at(2, 3), true, at(2, 0)],
    ["Home", at(2, 3), false, at(2, 0)],
    ["End", at(2, 0), false, at(2, 3)],
    ["Home", at(2, 3), true, at(0, 0)],
    ["End", at(2, 0), true, at(9, 3)],
    ["ArrowDown", at(9, 1), false, at(9, 1)],
    ["ArrowDown", at(2, 1), true, at(9, 1)],
    ["PageUp", at(7, 1), false, at(2, 1)],
    ["Enter", at(2, 1), false, undefined],
  ] as const)("%s from %o (far: %s)", (key, from, far, to) => {
    expect(nextCell(key, from, size, { rtl: false, far })).toEqual(to);
  });
  it("right to left → left and right arrows are swapped", () => {
    expect(nextCell("ArrowLeft", at(0, 0), size, { rtl: true, far: false })).toEqual(at(0, 1));
    expect(nextCell("ArrowRight", at(0, 0), size, { rtl: true, far: false })).toBe("row");
  });
});

it("cellsBetween: corners in any order → same range", () => {
  const range = cellsBetween(at(5, 0), at(3, 2));
  expect(range).toEqual({ top: 3, bottom: 5, start: 0, end: 2 });
  expect(isInRange(range, 4, 2)).toBe(true);
  expect(isInRange(range, 4, 3)).toBe(false);
});

describe("toTsv", () => {
  it("single value → as it is; several values → special characters are quoted", () => {
    expect(toTsv([['say "hi"\t']])).toBe('say "hi"\t');
    expect(
      toTsv([
        ["a", "b\tc"],
        ['d"', "e\nf"],
      ]),
    ).toBe('a\t"b\tc"\n"d"""\t"e\nf"');
  });
  it("any row → same number of columns", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z ]*$/), { minLength: 2, maxLength: 6 }), (line) => {
        expect(toTsv([line]).split("\t")).toEqual(line);
      }),
    );
  });
});
