import { createFields } from "@backoffice/ui/form";

/** The fields of the texts: their names begin with a language, and so are no keys that the compiler could know. */
export const textFields = createFields<Record<string, string>>();

/** The names of the fields of one language, of those that a kind of entry has. */
export type NameOf<Text> = (field: keyof Text & string) => string;

export const namesIn =
  (code: string) =>
  (field: string): string =>
    `content.${code}.${field}`;
