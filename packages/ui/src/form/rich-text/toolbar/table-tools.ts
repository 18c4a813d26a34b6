import { type Editor, findParentNode } from "@tiptap/core";

export type TableTool = {
  id: string;
  label: string;
  /** Shortcut in the notation of aria-keyshortcuts. */
  keys?: string | undefined;
  run: (editor: Editor) => void;
  can: (editor: Editor) => boolean;
};

/** Creates a command that is enabled within a table only. */
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

/** Inserts three rows and columns with a header row. At the end of the text a paragraph follows, to continue typing. */
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

/** Switches the first row between header and normal row. */
export const headerRow = inTable("header-row", "Header row", "toggleHeaderRow", "Control+Alt+H");

/** Whether the first row of the table around the cursor is a header. */
export const hasHeaderRow = ({ state }: Editor): boolean =>
  findParentNode(({ type }) => type.name === "table")(state.selection)?.node.firstChild?.firstChild?.type.name ===
  "tableHeader";

/** Commands in the groups of the menu. */
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
