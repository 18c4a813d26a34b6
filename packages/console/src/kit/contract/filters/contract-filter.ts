import type { InputField } from "@backoffice/api-client";
import {
  multiSelect,
  picker,
  select,
  tags,
  text,
  triState,
  type AnyFilter,
  wholeNumber,
  type FilterPlace,
} from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { fieldLabel } from "../fields/field-words.ts";
import type { FieldFilter } from "../list/field-knowledge.ts";

/** Maximum number of options without a search box. */
const FEW = 10;
const TEXTS: ReadonlySet<string> = new Set(["text", "id", "code", "integer"]);
const WHOLE = { pattern: /^\d{1,9}$/, message: "Use a whole number." };

/** Options by field name. */
export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

type Known = {
  choices: Choices[string] | undefined;
  filter: FieldFilter | undefined;
  /** The list's own labels of the values. */
  labels: Readonly<Record<string, string>> | undefined;
};

/** The filter of one input field, by its kind unless more is known; undefined for a kind without a filter. */
export const contractFilter = (
  input: InputField,
  place: FilterPlace,
  context: FilterContext,
  { choices, filter, labels = {} }: Known,
): AnyFilter | undefined => {
  const { kind, values, help } = input;
  const label = fieldLabel(input);
  if (choices) return picker({ label, place, options: choices });
  const known = filter?.(input, { label, place, help }, context);
  if (known) return known;
  if (values) {
    const options = values.map((value) => ({ value, label: labels[value] ?? choiceWords(value) }));
    if (kind === "list") return multiSelect({ label, place, options });
    return options.length > FEW ? picker({ label, place, options }) : select({ label, place, options });
  }
  if (kind === "boolean") return triState({ label, place });
  if (kind === "list") return tags({ label, place, help });
  if (!TEXTS.has(kind)) return undefined;
  const whole = kind === "integer" ? { allowed: WHOLE, read: wholeNumber(context.locale) } : {};
  return text({ label, place, help, ...whole, ...(place === "bar" && { placeholder: label }) });
};
