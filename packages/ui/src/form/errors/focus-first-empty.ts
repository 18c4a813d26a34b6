import { fieldElement } from "../frame/field-element.ts";
import { focusField } from "./focus-field.ts";
import { inFormOrder } from "./in-form-order.ts";

const CONTROLS = "input, textarea, select, button";

const isEmpty = (value: unknown): boolean =>
  value === "" ||
  value === undefined ||
  value === null ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Whether the field is editable: a read-only one has no control, or a read-only control. */
const takesInput = (formId: string, name: string): boolean => {
  const element = fieldElement(formId, name);
  const control = element?.matches(CONTROLS) ? element : element?.querySelector(CONTROLS);
  return control ? !control.matches("[readonly], :disabled, [aria-disabled=true]") : false;
};

/** Focuses the first empty field of the form with this id, in the order of the form. */
export const focusFirstEmpty = (formId: string, values: Readonly<Record<string, unknown>>): void => {
  const empty = Object.keys(values).filter((name) => isEmpty(values[name]) && takesInput(formId, name));
  const [first] = inFormOrder(
    formId,
    empty.map((name) => ({ name })),
  );
  if (first) focusField(formId, first.name);
};
