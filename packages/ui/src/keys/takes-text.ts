const FIELDS =
  "input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=''], [contenteditable=true], [role=combobox], [role=listbox]";

/** Whether a key that is pressed there is text, or belongs to a control that takes letters. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
