import { describe, expect, it } from "vitest";
import { actionsWidth } from "./row-actions.tsx";
import type { RowAction } from "../types.ts";

type Row = { kind: "in" | "out" | "done" };

const action = (id: string, primary: boolean, of: Row["kind"]): RowAction<Row> => ({
  id,
  label: id,
  primary,
  hidden: ({ kind }) => kind !== of,
  onSelect: () => undefined,
});
const actions = [
  action("verify", true, "in"),
  action("reject", true, "in"),
  action("approve", true, "out"),
  action("refuse", true, "out"),
  action("look", false, "in"),
];
const [ONE, TWO, THREE, FIVE] = [1, 2, 3, 5].map((buttons) => buttons * 26 + 22);

describe("the column of the actions", () => {
  it("has room for the buttons of the row that has most, not for all that there are", () => {
    expect(actionsWidth(actions, [{ kind: "in" }, { kind: "out" }, { kind: "done" }])).toBe(THREE);
    expect(actionsWidth(actions, [{ kind: "out" }])).toBe(TWO);
  });
  it("stays where no row has any", () => expect(actionsWidth(actions, [{ kind: "done" }])).toBe(ONE));
  it("has room for all of them until the rows are here", () => expect(actionsWidth(actions, [])).toBe(FIVE));
  it("is not there without actions", () => expect(actionsWidth([], [{ kind: "in" }])).toBe(0));
});
