import { useCallback, useEffect } from "react";
import { get, set, useFormContext, type FieldErrors, type FieldValues } from "react-hook-form";
import { notANumber, typedOf } from "../../numbers/refused-text.ts";

/** Error messages of fields, by name, about typed text that their values cannot hold. */
export type Refusals = Map<string, string>;

/** Refusals of each form of `useZodForm`, by its `control`. */
export const refusalsByForm = new WeakMap<object, Refusals>();

/** Paths of values that were typed into a number input and are not numbers. */
const refusedIn = (value: unknown, path = ""): string[] => {
  if (typedOf(value) !== undefined) return [path];
  const isBranch = Array.isArray(value) || (value !== null && typeof value === "object" && !(value instanceof Blob));
  if (!isBranch) return [];
  return Object.entries(value).flatMap(([key, inner]) => refusedIn(inner, path ? `${path}.${key}` : key));
};

/**
 * Adds refusals to the errors of a validation: the form is not submitted while typed text was refused, whatever the
 * schema accepts. Undefined if there are no errors.
 */
export const withRefusals = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  values: Values,
  refusals: Refusals,
): FieldErrors<Values> | undefined => {
  const all = { ...errors };
  for (const name of refusedIn(values))
    if (get(all, name) === undefined) set(all, name, { type: "refused", message: notANumber(get(values, name)) });
  for (const [name, message] of refusals) set(all, name, { type: "refused", message });
  return Object.keys(all).length > 0 ? all : undefined;
};

/** For a field whose value cannot hold refused input: reports the error to the form until it is cleared with undefined. */
export const useRefusal = (name: string): ((message: string | undefined) => void) => {
  const { control, getFieldState, trigger } = useFormContext();
  const refusals = refusalsByForm.get(control);
  useEffect(() => () => void refusals?.delete(name), [refusals, name]);
  return useCallback(
    (message) => {
      if (message !== undefined) refusals?.set(name, message);
      // A failed submit has added the message to the form's errors: validating the field again removes it.
      else if (refusals?.delete(name) && getFieldState(name).invalid) void trigger(name);
    },
    [refusals, name, getFieldState, trigger],
  );
};
