const FIELDS =
  "[data-slot=field] :is(input,textarea,select,[role=combobox],[contenteditable=true]):not([readonly],:disabled,[aria-disabled=true])";

/** Whether there is something to choose: a list of one choice is no question. */
const isAsked = (field: HTMLElement) =>
  !(field instanceof HTMLSelectElement) || [...field.options].filter((it) => it.value && !it.disabled).length !== 1;

const isShown = (field: HTMLElement) => field.checkVisibility?.() ?? true;

/** The first field of a window that takes input; in a group of radio buttons, the checked one. */
export const firstField = (place: ParentNode): HTMLElement | undefined => {
  const fields = [...place.querySelectorAll<HTMLElement>(FIELDS)].filter(isShown);
  const first = fields.find(isAsked);
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  return fields.find((it) => it instanceof HTMLInputElement && it.name === first.name && it.checked) ?? first;
};

/**
 * Focuses the first field of the window around a form that has just appeared, unless a control of the window has the
 * focus already. A form on a page leaves the focus where it is.
 */
export const focusFirstField = (form: Element | null): void => {
  const frame = form?.closest("[role=dialog]");
  if (form && frame && document.activeElement === frame) firstField(form)?.focus();
};
