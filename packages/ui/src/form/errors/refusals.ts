import { useCallback, useEffect } from "react";
import { get, set, useFormContext, type FieldErrors, type FieldValues } from "react-hook-form";
import { typedOf } from "../../numbers/refused-text.ts";

/** What fields say about something typed that is not in their values, because they could not take it; by their names. */
export type Refusals = Map<string, string>;

/** Of the forms of `useZodForm`, by their `control`. */
export const refusalsByForm = new WeakMap<object, Refusals>();

/** The paths of the values that were typed into a number box and are no numbers. */
const refusedIn = (value: unknown, path = ""): string[] => {
  if (typedOf(value) !== undefined) return [path];
  const isBranch = Array.isArray(value) || (value !== null && typeof value === "object" && !(value instanceof Blob));
  if (!isBranch) return [];
  return Object.entries(value).flatMap(([key, inner]) => refusedIn(inner, path ? `${path}.${key}` : key));
};

/**
 * The errors of a check, and those that no schema may overlook: nothing is sent while something typed was not taken.
 * Undefined when there is none.
 */
export const withRefusals = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  values: Values,
  refusals: Refusals,
): FieldErrors<Values> | undefined => {
  const all = { ...errors };
  for (const name of refusedIn(values))
    if (get(all, name) === undefined) set(all, name, { type: "refused", message: "Enter a number." });
  for (const [name, message] of refusals) set(all, name, { type: "refused", message });
  return Object.keys(all).length > 0 ? all : undefined;
};

/** For a field whose value cannot hold what it refuses: says it to the form around, until it says that all is well. */
export const useRefusal = (name: string): ((message: string | undefined) => void) => {
  const { control, getFieldState, trigger } = useFormContext();
  const refusals = refusalsByForm.get(control);
  useEffect(() => () => void refusals?.delete(name), [refusals, name]);
  return useCallback(
    (message) => {
      if (message !== undefined) refusals?.set(name, message);
      // A submit that failed has put the message among the form's errors: checking the field again takes it away.
      else if (refusals?.delete(name) && getFieldState(name).invalid) void trigger(name);
    },
    [refusals, name, getFieldState, trigger],
  );
};
