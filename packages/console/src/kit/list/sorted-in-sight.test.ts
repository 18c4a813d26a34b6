import type { Column } from "@backoffice/ui/table";
import { expect, it } from "vitest";
import { sortedInSight } from "./sorted-in-sight.ts";

const columns = (...widths: readonly [id: string, width: number, hidden?: boolean][]): Column<object>[] =>
  widths.map(([id, width, defaultHidden]) => ({ id, header: id, cell: () => null, width, defaultHidden }));
const ids = (sorted: string | undefined, all: readonly Column<object>[]) =>
  sortedInSight(sorted, all).map(({ id, defaultHidden }) => (defaultHidden ? `(${id})` : id));

it.each([
  ["in sight: stays", "c", columns(["a", 200], ["b", 200], ["c", 200], ["d", 200]), ["a", "b", "c", "d"]],
  [
    "beyond the edge: stands where it just fits",
    "d",
    columns(["a", 200], ["b", 300], ["c", 300], ["d", 200]),
    ["a", "b", "d", "c"],
  ],
  ["hidden: shown", "c", columns(["a", 200], ["b", 200], ["c", 200, true]), ["a", "b", "c"]],
  ["behind hidden ones: they take no room", "c", columns(["a", 200], ["b", 900, true], ["c", 200]), ["a", "(b)", "c"]],
  ["beside a first one that is wide: stands second", "b", columns(["a", 700], ["b", 200]), ["a", "b"]],
  ["of no column: nothing moves", "x", columns(["a", 900], ["b", 200]), ["a", "b"]],
])("sorted column %s", (_, sorted, all, expected) => expect(ids(sorted, all)).toEqual(expected));
