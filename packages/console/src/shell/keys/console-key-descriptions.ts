import type { KeyDescription } from "@backoffice/ui";
import type { CONSOLE_KEYS } from "./console-keys.ts";

/** Descriptions of the console's shortcuts. A missing one does not compile. */
export const CONSOLE_KEY_DESCRIPTIONS: { readonly [Key in keyof typeof CONSOLE_KEYS]: KeyDescription } = {
  palette: { context: "Anywhere", description: "Search players, IDs, pages and actions" },
  search: { context: "Anywhere", description: "Go to the search box of the list" },
  keys: { context: "Anywhere", description: "This list" },
  undo: { context: "Anywhere", description: "Undo the latest change while Undo is offered" },
  exitView: { context: "Anywhere", description: "Exit the view as another role" },
  nextRecord: { context: "List, and drawer or page of a record", description: "Next record of the list" },
  previousRecord: { context: "List, and drawer or page of a record", description: "Previous record of the list" },
  otherSide: { context: "Drawer beside a list", description: "Go to the list, or back to the drawer" },
};
