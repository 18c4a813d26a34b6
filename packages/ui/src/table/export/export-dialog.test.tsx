import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ExportPage } from "./csv.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { forgetExports } from "./export-jobs.ts";

type Row = { id: string };
const columns = [{ id: "id", header: "Id", cell: ({ id }: Row) => id, text: ({ id }: Row) => id }];

afterEach(() => {
  forgetExports();
  vi.restoreAllMocks();
  // jsdom has neither.
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

/** Exports these pages; answers the name of the file and its text. */
const exported = async (pages: readonly ExportPage<Row>[]) => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => (blobs.push(blob), "#"), revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  async function* read() {
    yield* pages;
  }
  render(
    <ExportDialog label="Documents" fileName="documents" columns={columns} pages={read} onClose={() => undefined} />,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Mark the file as UTF-8, for Excel" }));
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByText(/^Saved /);
  return { name: names[0], text: await blobs[0]?.text() };
};
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

it("list read again: the file has the second reading alone, and the dialog says so", async () => {
  const file = await exported([{ rows: rows("a", "b") }, { rows: rows("b", "c"), again: true }, { rows: rows("d") }]);
  expect(file).toEqual({ name: "documents.csv", text: "Id\r\nb\r\nc\r\nd\r\n" });
  expect(screen.getByText("Saved 3 rows.")).toBeTruthy();
  expect(screen.getByText("The list changed while it was read, so it was read again.")).toBeTruthy();
});

it("list that kept changing: the dialog and the name of the file say so", async () => {
  const file = await exported([{ rows: rows("a") }, { rows: rows("b"), moved: true }]);
  expect(file).toEqual({ name: "documents-rows-changed.csv", text: "Id\r\na\r\nb\r\n" });
  expect(screen.getByText("The list kept changing while it was read")).toBeTruthy();
});

it("list at rest: nothing is said of changes", async () => {
  expect(await exported([{ rows: rows("a") }])).toEqual({ name: "documents.csv", text: "Id\r\na\r\n" });
  expect(screen.queryByText(/chang/)).toBeNull();
});
