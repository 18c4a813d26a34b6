const FIELDS =
  "input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=''], [contenteditable=true], [role=combobox], [role=listbox]";

/** Whether a key press on the target enters text, or belongs to a control with typeahead. */
export const isTextTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
