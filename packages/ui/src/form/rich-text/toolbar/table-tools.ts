import { type Editor, findParentNode } from "@tiptap/core";

export type TableTool = {
  id: string;
  label: string;
  /** In the notation of aria-keyshortcuts. */
  keys?: string | undefined;
  run: (editor: Editor) => void;
  can: (editor: Editor) => boolean;
};

/** What changes a table; only within one. */
const inTable = (
  id: string,
  label: string,
  command:
    | "addRowBefore"
    | "addRowAfter"
    | "deleteRow"
    | "addColumnBefore"
    | "addColumnAfter"
    | "deleteColumn"
    | "deleteTable"
    | "toggleHeaderRow",
  keys?: string,
): TableTool => ({
  id,
  label,
  keys,
  run: (editor) => editor.chain().focus()[command]().run(),
  can: (editor) => editor.isActive("table") && editor.can()[command](),
});

/** Three rows and columns, the first row a header. A paragraph comes after one that would end the text, to write on in. */
const insert: TableTool = {
  id: "insert-table",
  label: "Insert table",
  keys: "Control+Alt+T",
  run: (editor) =>
    editor
      .chain()
      .focus()
      .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
      .command(({ tr, state }) => {
        const paragraph = state.schema.nodes["paragraph"]?.create();
        if (paragraph && tr.doc.lastChild?.type.name === "table") tr.insert(tr.doc.content.size, paragraph);
        return true;
      })
      .run(),
  can: (editor) => editor.isEditable && !editor.isActive("table") && !editor.isActive("codeBlock"),
};

/** The first row says what stands in the columns. */
export const headerRow = inTable("header-row", "Header row", "toggleHeaderRow", "Control+Alt+H");

/** Whether the first row of the table around the cursor is a header. */
export const hasHeaderRow = ({ state }: Editor): boolean =>
  findParentNode(({ type }) => type.name === "table")(state.selection)?.node.firstChild?.firstChild?.type.name ===
  "tableHeader";

/** In groups, as the menu shows them. */
export const TABLE_GROUPS: readonly (readonly TableTool[])[] = [
  [insert],
  [
    inTable("row-above", "Row above", "addRowBefore", "Control+Alt+ArrowUp"),
    inTable("row-below", "Row below", "addRowAfter", "Control+Alt+ArrowDown"),
    inTable("column-before", "Column before", "addColumnBefore", "Control+Alt+ArrowLeft"),
    inTable("column-after", "Column after", "addColumnAfter", "Control+Alt+ArrowRight"),
  ],
  [headerRow],
  [
    inTable("delete-row", "Delete row", "deleteRow", "Control+Alt+Backspace"),
    inTable("delete-column", "Delete column", "deleteColumn", "Control+Shift+Backspace"),
    inTable("delete-table", "Delete table", "deleteTable"),
  ],
];

export const TABLE_TOOLS: readonly TableTool[] = TABLE_GROUPS.flat();
