import type { Field } from "@backoffice/api-client";
import { spelledWords } from "#kit/words/spelled-words.ts";

/** Converts a wire name to words: `createdAt` is "Created", `wagerInUSD` "Wager in USD", `isTest` "Test". */
export const fieldWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .toLowerCase()
    .split(" ");
  if (words.length > 1 && ["is", "has"].includes(words[0]!)) words.shift();
  if (words.length > 1 && words.at(-1) === "at") words.pop();
  return spelledWords(words);
};

/** The label of a field: `x-label` of the contract, or else its name in words. */
export const fieldLabel = ({ name, label }: Pick<Field, "name" | "label">): string => label ?? fieldWords(name);

/** The label of a field among others: if another field is its name, the label ends in "ID". */
export const uniqueFieldLabel = (field: Field, siblings: readonly Field[]): string => {
  const label = fieldLabel(field);
  return siblings.some((it) => it.names === field.name) && !label.endsWith(" ID") ? `${label} ID` : label;
};
