import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeColumns, moveBeside, neighbourOf, orderIds } from "./arrange-columns.ts";
import type { Column } from "./types.ts";

const column = (id: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});
const columns = [column("a", { sticky: "start" }), column("b"), column("c", { width: 90 }), column("d")];
const ids = (arranged: readonly { id: string }[]) => arranged.map(({ id }) => id).join("");

describe("orderIds", () => {
  it("keeps every id once whatever order was stored", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (known, order) => {
        expect(orderIds(known, [...order, ...known.slice(1)]).toSorted()).toEqual(known.toSorted());
      }),
    );
  });
  it("leaves a column it does not know after the one before it", () => {
    expect(orderIds(["a", "new", "b"], ["b", "a", "gone"])).toEqual(["b", "a", "new"]);
    expect(orderIds(["new", "a", "b"], ["b", "a"])).toEqual(["new", "b", "a"]);
  });
});

describe("arrangeColumns", () => {
  it("changes nothing without wishes", () => {
    expect(arrangeColumns(columns, {})).toEqual(columns);
  });
  it("puts what sticks first and last, and takes pins and widths over", () => {
    const arranged = arrangeColumns(columns, {
      order: ["d", "c", "b", "a"],
      pins: { a: "none", b: "end" },
      widths: { d: 70 },
    });
    expect(ids(arranged)).toBe("dcab");
    expect(arranged.map(({ sticky }) => sticky)).toEqual([undefined, undefined, undefined, "end"]);
    expect(arranged[0]).toMatchObject({ width: 70, fixed: true });
  });
});

it("moves a column before or after another", () => {
  expect(moveBeside(["a", "b", "c"], "a", "c", "after")).toEqual(["b", "c", "a"]);
  expect(moveBeside(["a", "b", "c"], "c", "a", "before")).toEqual(["c", "a", "b"]);
  expect(moveBeside(["a", "b"], "a", "gone", "before")).toEqual(["a", "b"]);
});

it("finds a neighbour at the same edge only", () => {
  expect(neighbourOf(columns, "b", 1)).toBe("c");
  expect(neighbourOf(columns, "b", -1)).toBeUndefined();
  expect(neighbourOf(columns, "d", 1)).toBeUndefined();
});
