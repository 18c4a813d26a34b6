import { expect, it } from "vitest";
import { columnState } from "./column-state.ts";
import { linkedColumns } from "./linked-columns.ts";
import { withLinkedColumns } from "./with-linked-columns.ts";
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

it("linked columns: a link has the reader's widths, and another reader gets them", () => {
  const link = linkedColumns(["reference", "note"], { note: 240, fee: 90 });
  expect(link).toBe("reference,note:240");
  expect(withLinkedColumns({ columns: {}, widths: { amount: 120 } }, columns, link).widths).toEqual({
    amount: 120,
    note: 240,
  });
});

it.each(["note:", "note:9", "note:10001", "note:-20", "note:wide"])(
  "linked columns: %s → the column without a width",
  (link) => expect(withLinkedColumns(NO_CHOICES, columns, link)).not.toHaveProperty("widths"),
);

it("takes from a link what it knows", () => {
  expect(shown("reference,gone,fee")).toEqual(["reference", "fee"]);
  expect(shown("gone")).toEqual(shown(undefined));
  expect(shown("")).toEqual(shown(undefined));
});
