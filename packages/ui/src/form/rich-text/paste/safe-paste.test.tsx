import { Editor } from "@tiptap/core";
import { expect, it, vi } from "vitest";
import { EXTENSIONS } from "../extensions.ts";
import { safePaste } from "./safe-paste.ts";

/** Pastes into the first cell of an empty table of three rows and two columns. */
const pasteIntoTable = (pasted: string) => {
  const failed = vi.fn();
  const editor = new Editor({
    element: document.createElement("div"),
    extensions: EXTENSIONS,
    editorProps: { handlePaste: safePaste(failed) },
  });
  editor.commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true });
  editor.view.pasteHTML(pasted, new Event("paste") as ClipboardEvent);
  const words = editor.getText().split(/\s+/).filter(Boolean);
  editor.destroy();
  return { words, failed: failed.mock.calls.length };
};

it("safePaste: table with a rowspan in its last corner pasted into a table → text is inserted", () => {
  const covered = "<table><tr><td>a</td><td rowspan=2>b</td></tr><tr><td>c</td></tr></table>";
  expect(pasteIntoTable(covered)).toEqual({ words: ["a", "b", "c"], failed: 1 });
});

it("safePaste: plain table pasted into a table → cells are filled", () => {
  const plain = "<table><tr><td>a</td><td>b</td></tr></table>";
  expect(pasteIntoTable(plain)).toEqual({ words: ["a", "b"], failed: 0 });
});
