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

describe("actionsWidth", () => {
  it("rows with different actions → width of the row with most buttons", () => {
    expect(actionsWidth(actions, [{ kind: "in" }, { kind: "out" }, { kind: "done" }])).toBe(THREE);
    expect(actionsWidth(actions, [{ kind: "out" }])).toBe(TWO);
  });
  it("no row has a button → width of one button", () => expect(actionsWidth(actions, [{ kind: "done" }])).toBe(ONE));
  it("rows not loaded → width of all actions", () => expect(actionsWidth(actions, [])).toBe(FIVE));
  it("no actions → 0", () => expect(actionsWidth([], [{ kind: "in" }])).toBe(0));
});
