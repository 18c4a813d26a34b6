import { Table } from "@tiptap/extension-table";
import { TABLE_TOOLS } from "../toolbar/table-tools.ts";

/** Converts `Control+Alt+T` to ProseMirror's name, in which a capital would require Shift. */
const keymapName = (keys: string): string =>
  keys
    .replace("Control", "Mod")
    .replace(/[A-Z]$/, (letter) => letter.toLowerCase())
    .replaceAll("+", "-");

/** A table without column widths, which would be inline styles; adds the keyboard shortcuts of the table tools. */
export const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  addKeyboardShortcuts() {
    const own = TABLE_TOOLS.filter(({ keys }) => keys !== undefined).map(({ keys = "", can, run }) => [
      keymapName(keys),
      () => {
        if (!can(this.editor)) return false;
        run(this.editor);
        return true;
      },
    ]);
    return { ...this.parent?.(), ...Object.fromEntries(own) };
  },
}).configure({ View: null });
