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
  // jsdom has neither function; the tests define them.
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

/** Exports the pages and returns the name and the text of the file. */
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
  fireEvent.click(screen.getByRole("checkbox", { name: "UTF-8 byte order mark for Excel" }));
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByText(/^Saved /);
  return { name: names[0], text: await blobs[0]?.text() };
};
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

it("export dialog: list was read again → file has only the second read, dialog shows a note", async () => {
  const file = await exported([{ rows: rows("a", "b") }, { rows: rows("b", "c"), again: true }, { rows: rows("d") }]);
  expect(file).toEqual({ name: "documents.csv", text: "Id\r\nb\r\nc\r\nd\r\n" });
  expect(screen.getByText("Saved 3 rows.")).toBeTruthy();
  expect(screen.getByText("The list changed during the export, so the export started again.")).toBeTruthy();
});

it("export dialog: list kept changing → noted in the dialog and in the file name", async () => {
  const file = await exported([{ rows: rows("a") }, { rows: rows("b"), moved: true }]);
  expect(file).toEqual({ name: "documents-rows-changed.csv", text: "Id\r\na\r\nb\r\n" });
  expect(screen.getByText("The list kept changing during the export")).toBeTruthy();
});

it("export dialog: list did not change → no note", async () => {
  expect(await exported([{ rows: rows("a") }])).toEqual({ name: "documents.csv", text: "Id\r\na\r\n" });
  expect(screen.queryByText(/chang/)).toBeNull();
});
