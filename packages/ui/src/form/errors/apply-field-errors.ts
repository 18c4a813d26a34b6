import type { Field, FieldPath, FieldRefs, FieldValues, UseFormReturn } from "react-hook-form";

/** Normalises `rows[0].name` to `rows.0.name`. */
const normal = (path: string) => path.replaceAll(/\[(\w+)\]/g, ".$1");

/** The field at this path, or else its nearest parent, which shows the errors of its parts. */
const fieldOf = (mounted: readonly string[], path: string): string | undefined => {
  if (mounted.includes(path)) return path;
  const dot = path.lastIndexOf(".");
  return dot < 0 ? undefined : fieldOf(mounted, path.slice(0, dot));
};

const isOnPage = (fields: FieldRefs, name: string): boolean => {
  const node = name.split(".").reduce<unknown>((inner, key) => (inner as FieldRefs | undefined)?.[key], fields);
  return Boolean((node as Field | undefined)?._f.mount);
};

/**
 * Shows the server's messages at their fields and moves the focus to the first of them.
 * `order` gives the field names from top to bottom (by default the order in which the fields
 * were mounted). Returns the messages without a mounted field, for the caller to show elsewhere.
 * A message disappears when its field changes. The focus moves after the current task.
 */
export const applyFieldErrors = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: Readonly<Record<string, string>>,
  order?: readonly string[],
): Record<string, string> => {
  // react-hook-form keeps names of unmounted fields, which cannot show an error.
  const mounted = [...form.control._names.mount].filter((name) => isOnPage(form.control._fields, name));
  const ranks = order ?? mounted;
  const rest: Record<string, string> = {};
  const shown: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const name = normal(path);
    const field = fieldOf(mounted, name);
    if (field === undefined) {
      rest[path] = message;
      continue;
    }
    form.setError(name as FieldPath<Values>, { type: "server", message });
    shown.push(field);
  }
  const rank = (name: string) => (ranks.includes(name) ? ranks.indexOf(name) : ranks.length);
  const first = shown.toSorted((a, b) => rank(a) - rank(b))[0];
  if (first !== undefined) form.setFocus(first as FieldPath<Values>);
  return rest;
};
