import { fieldElement } from "../frame/field-element.ts";

/**
 * Focuses the field of this name (or its nearest parent field) in the form with this id: its
 * control, in a group the invalid, selected or first control, or the tab that mounts it.
 */
export const focusField = (formId: string, name: string): void => {
  const target = fieldElement(formId, name);
  const find = (selector: string) => target?.querySelector<HTMLElement>(selector);
  const inner = find("[aria-invalid]") ?? find("input:checked") ?? find("input, textarea, select, button");
  (inner ?? target?.closest<HTMLElement>("[role=tab]") ?? target)?.focus();
};
