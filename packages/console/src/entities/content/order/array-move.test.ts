import { expect, it } from "vitest";
import { sortByIds, arrayMove } from "./array-move.ts";

const IDS = ["a", "b", "c"];

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [0, -1, ["a", "b", "c"]],
  [2, 3, ["a", "b", "c"]],
  [-1, 0, ["a", "b", "c"]],
])("moved: index %i to %i → new order; index out of range → unchanged", (from, to, expected) =>
  expect(arrayMove(IDS, from, to)).toEqual(expected),
);

it("inOrder: rows added or deleted by colleagues → own order kept, new rows last", () =>
  expect(sortByIds([{ id: "a" }, { id: "c" }, { id: "new" }], ["c", "b", "a"]).map(({ id }) => id)).toEqual([
    "c",
    "a",
    "new",
  ]));
