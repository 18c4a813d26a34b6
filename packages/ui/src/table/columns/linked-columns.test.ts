import { expect, it } from "vitest";
import { columnState } from "./column-state.ts";
import { linkedColumns, withLinkedColumns } from "./linked-columns.ts";
import { columns } from "../stories/sample-transfers.tsx";
import { NO_CHOICES } from "../table-view.ts";

const shown = (linked: string | undefined) => {
  const { columnOrder, columnVisibility } = columnState(columns, withLinkedColumns(NO_CHOICES, columns, linked));
  return columnOrder.filter((id) => columnVisibility[id]);
};

it("shows the columns of a link in its order, and no others but those that cannot be hidden", () => {
  expect(shown(linkedColumns(["reference", "note", "amount"]))).toEqual(["reference", "note", "amount"]);
  expect(shown("amount,note")).toEqual(["reference", "amount", "note"]);
});

it("takes from a link what it knows", () => {
  expect(shown("reference,gone,fee")).toEqual(["reference", "fee"]);
  expect(shown("gone")).toEqual(shown(undefined));
  expect(shown("")).toEqual(shown(undefined));
});
