import { expect, it } from "vitest";
import { mergeNewerRows } from "./merge-newer-rows.ts";

type Row = { id: string; at: number };
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, at: 0 }));
const merge = (shown: readonly Row[], latest: readonly Row[]) => mergeNewerRows(shown, latest, ({ id }) => id);

it("shows the first rows at once", () => {
  const latest = rows("a", "b");
  expect(merge([], latest)).toEqual({ shown: latest, waiting: 0 });
});

it("keeps the order, replaces in place, keeps what is gone and counts what is new", () => {
  const [a, b, c] = rows("a", "b", "c") as [Row, Row, Row];
  const newer = { ...b, at: 1 };
  const { shown, waiting } = merge([a, b, c], [...rows("x", "y"), newer, a]);
  expect(shown).toEqual([a, newer, c]);
  expect(waiting).toBe(2);
});

it("is the same list when nothing of it changed", () => {
  const shown = rows("a", "b");
  expect(merge(shown, [...shown]).shown).toBe(shown);
});
