import type { Field } from "@backoffice/api-client";
import type { Change } from "./change-answer.ts";

/** Texts that programs read, too: addresses, codes and numbers. */
const CODE = /^(?:\S*[/@:.]\S*|[a-z]{2}(?:[-_][A-Za-z]{2,4})?|[\dA-Z_-]+|[\d\s+()-]+|)$/;

/** Whether a text is for readers only. */
export const isProse = (text: unknown): text is string => typeof text === "string" && !CODE.test(text);

/** Whether a text is one of few words, such as a kind, whatever the contract knows of them. */
export const isWord = ({ list }: Field): boolean => list === "words" || list === "state";

/** A change of the texts that readers read, also of those in several languages; secrets stay. */
export const replaceTexts =
  (other: (text: string, field: Field) => string): Change =>
  (value, field) => {
    const replaced = (text: unknown) => (isProse(text) ? other(text, field) : text);
    if (field.secret || isWord(field)) return value;
    if (field.kind === "text") return replaced(value);
    if (field.kind !== "localized" || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, replaced(text)]));
  };
