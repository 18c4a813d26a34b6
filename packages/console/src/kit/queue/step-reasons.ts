/** Buttons without a way to go stay focusable: the focus would be lost where the list ends. */
export const FIRST_RECORD = "This is the first record on this page of the list";
export const LAST_RECORD = "This is the last record on this page of the list";
