import { expect, it } from "vitest";
import { holdRows } from "./hold-rows.ts";

type Row = { id: string; at: number };
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, at: 0 }));
const hold = (shown: readonly Row[], latest: readonly Row[]) => holdRows(shown, latest, ({ id }) => id);

it("shows the first rows at once", () => {
  const latest = rows("a", "b");
  expect(hold([], latest)).toEqual({ shown: latest, waiting: 0 });
});

it("keeps the order, replaces in place, keeps what is gone and counts what is new", () => {
  const [a, b, c] = rows("a", "b", "c") as [Row, Row, Row];
  const newer = { ...b, at: 1 };
  const { shown, waiting } = hold([a, b, c], [...rows("x", "y"), newer, a]);
  expect(shown).toEqual([a, newer, c]);
  expect(waiting).toBe(2);
});

it("is the same list when nothing of it changed", () => {
  const shown = rows("a", "b");
  expect(hold(shown, [...shown]).shown).toBe(shown);
});
