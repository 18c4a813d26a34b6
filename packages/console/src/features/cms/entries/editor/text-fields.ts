import { createFields } from "@backoffice/ui/form";

/** Text fields: their names start with a language code, so the compiler cannot know them. */
export const textFields = createFields<Record<string, string>>();

/** Field names of one language, limited to the texts of the kind. */
export type NameOf<Text> = (field: keyof Text & string) => string;

export const namesIn =
  (code: string) =>
  (field: string): string =>
    `content.${code}.${field}`;
