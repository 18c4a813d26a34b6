/** Disabled buttons stay focusable: the focus would be lost at the end of the list. */
export const FIRST_RECORD = "This is the first record on this page of the list";
export const LAST_RECORD = "This is the last record on this page of the list";
