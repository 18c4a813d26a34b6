import type { Field } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";
import { formatDay } from "#kit/words/format-day.ts";
import { textOf } from "../fields/field-value.tsx";
import type { ContractRow } from "../list/contract-read.ts";

/**
 * The name of a row by the fields that identify it, in words: "30 Nov 2026, Driftwood, Slots". Undefined if they are one
 * field that nothing names.
 */
export const nameByKey = (
  fields: readonly Field[],
  key: readonly string[],
  row: ContractRow,
  locale: string,
): string | undefined => {
  const parts = key.map((id) => fields.find(({ names }) => names === id) ?? fields.find(({ name }) => name === id));
  if (parts.length === 1 && !parts[0]?.names) return undefined;
  const words = parts.map((field) => {
    const text = field ? textOf(field, row) : "";
    if (field?.kind === "date") return formatDay(text, locale);
    return field?.kind === "choice" ? choiceWords(text) : text;
  });
  return words.filter(Boolean).join(", ") || undefined;
};
