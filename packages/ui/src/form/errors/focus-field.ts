import { fieldElement } from "../frame/field-element.ts";

/**
 * Moves the focus into the field of this name (or the nearest field above it) of the form with
 * this id: to its control, or in a group to the wrong, chosen or first control.
 */
export const focusField = (formId: string, name: string): void => {
  const target = fieldElement(formId, name);
  const find = (selector: string) => target?.querySelector<HTMLElement>(selector);
  const inner = find("[aria-invalid]") ?? find("input:checked") ?? find("input, textarea, select, button");
  (inner ?? target)?.focus();
};
