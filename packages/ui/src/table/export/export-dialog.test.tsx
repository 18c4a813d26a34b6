import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ExportPage } from "./csv.ts";
import { LocaleProvider } from "../../display/locale/locale-provider.tsx";
import { ExportDialog, type ExportDialogProps } from "./export-dialog.tsx";
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

/** Exports the pages, by default for machines, and returns the name and the text of the file. */
const exported = async (
  pages: readonly ExportPage<Row>[],
  props?: Partial<ExportDialogProps<Row>>,
  choose?: () => void,
) => {
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
    <LocaleProvider locale="de" timeZone="Europe/Berlin">
      <ExportDialog
        label="Documents"
        fileName="documents"
        columns={columns}
        notation="machine"
        pages={read}
        onClose={() => undefined}
        {...props}
      />
    </LocaleProvider>,
  );
  choose?.();
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByText(/^Saved /);
  // Blob.text() would remove a byte order mark.
  return { name: names[0], text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blobs[0]?.arrayBuffer()) };
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

it("export dialog: notation is chosen → example of each, file in the chosen one, choice is reported", async () => {
  const onNotation = vi.fn();
  const money = [{ id: "amount", header: "Amount", cell: () => null, value: () => ({ number: "1153.61" }) }];
  const choose = () => {
    expect(screen.getByText("28. Nov 2026, 16:06:06 and 153,61, separated by semicolons")).toBeTruthy();
    expect(screen.getByText("2026-11-28T16:06:06+01:00 and 153.61, separated by commas")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /^As on screen/ }));
  };
  const file = await exported([{ rows: rows("a") }], { columns: money, onNotation }, choose);
  expect(file.text).toBe("\uFEFFAmount\r\n1153,61\r\n");
  expect(onNotation.mock.calls).toEqual([["screen"]]);
});
