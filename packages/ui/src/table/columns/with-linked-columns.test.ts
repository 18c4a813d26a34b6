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

it("linked columns: link with columns → those in its order, plus columns that cannot be hidden", () => {
  expect(shown(linkedColumns(["reference", "note", "amount"]))).toEqual(["reference", "note", "amount"]);
  expect(shown("amount,note")).toEqual(["reference", "amount", "note"]);
});

it("linked columns: link with widths → applied for another user", () => {
  const link = linkedColumns(["reference", "note"], { note: 240, fee: 90 });
  expect(link).toBe("reference,note:240");
  expect(withLinkedColumns({ columns: {}, widths: { amount: 120 } }, columns, link).widths).toEqual({
    amount: 120,
    note: 240,
  });
});

it.each(["note:", "note:9", "note:10001", "note:-20", "note:wide"])(
  "linked columns: invalid width in %s → ignored",
  (link) => expect(withLinkedColumns(NO_CHOICES, columns, link)).not.toHaveProperty("widths"),
);

it("linked columns: unknown columns in the link → ignored", () => {
  expect(shown("reference,gone,fee")).toEqual(["reference", "fee"]);
  expect(shown("gone")).toEqual(shown(undefined));
  expect(shown("")).toEqual(shown(undefined));
});
