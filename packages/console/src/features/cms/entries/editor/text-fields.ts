import { createFields } from "@backoffice/ui/form";

/** The fields of the texts: their names begin with a language, and so are no keys that the compiler could know. */
export const textFields = createFields<Record<string, string>>();

/** The name of a field of one language, checked against the fields that a kind of entry has. */
export const namesIn =
  <Field extends string>(code: string) =>
  (field: Field): string =>
    `content.${code}.${field}`;
