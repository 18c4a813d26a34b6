import type { KeyWords } from "@backoffice/ui";
import type { CONSOLE_KEYS } from "./console-keys.ts";

/** Descriptions of the console's shortcuts. A missing one does not compile. */
export const CONSOLE_KEY_WORDS: { readonly [Key in keyof typeof CONSOLE_KEYS]: KeyWords } = {
  palette: { where: "Anywhere", what: "Search players, ids, pages and actions" },
  search: { where: "Anywhere", what: "Go to the search box of the list" },
  keys: { where: "Anywhere", what: "This list" },
  exitView: { where: "Anywhere", what: "Exit the view as another role" },
  nextRecord: { where: "Drawer or page of a record", what: "Next record of the list" },
  previousRecord: { where: "Drawer or page of a record", what: "Previous record of the list" },
};
