import type { Column } from "@backoffice/ui/table";
import { expect, it } from "vitest";
import { sortedInSight } from "./sorted-in-sight.ts";

const columns: readonly Column<object>[] = [
  { id: "a", header: "a", cell: () => null },
  { id: "b", header: "b", cell: () => null, defaultHidden: true },
  { id: "c", header: "c", cell: () => null, defaultHidden: true },
];
const hidden = (sorted: string | undefined) =>
  sortedInSight(sorted, columns).flatMap(({ id, defaultHidden }) => (defaultHidden ? id : []));

it.each([
  ["hidden → shown in its place", "b", ["c"]],
  ["shown → unchanged", "a", ["b", "c"]],
  ["without a column → unchanged", "x", ["b", "c"]],
])("sorted column: %s", (_, sorted, expected) => {
  expect(hidden(sorted)).toEqual(expected);
  expect(sortedInSight(sorted, columns).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
