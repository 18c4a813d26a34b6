import type { InputField, ReadShape } from "@backoffice/api-client";
import { choiceFilter, textFilter, yesNoFilter, type Filter } from "../filters.ts";
import { choiceWords } from "./choice-words.ts";
import { fieldWords } from "./field-words.ts";

/** Set elsewhere: by the paging, the scope of the page, its language. */
const ELSEWHERE = new Set(["page", "itemsPerPage", "limit", "opId", "includeBrands", "isTest", "selectedLanguage"]);
const TEXTS = new Set(["text", "id", "code"]);

const filterOf = ({ name, kind, values }: InputField): Filter | undefined => {
  const label = fieldWords(name);
  if (values)
    return choiceFilter(
      label,
      values.map((value) => ({ value, label: choiceWords(value) })),
    );
  if (kind === "boolean") return yesNoFilter(label, "Yes", "No");
  return TEXTS.has(kind) ? textFilter(label, label) : undefined;
};

/** How many filters stand over a list that nobody has designed, and how many of them are typed. */
const MOST = 6;
const MOST_TYPED = 2;

/** What is looked for most stands first. */
const rank = ({ name, values, kind }: InputField): number => {
  if (name === "search") return 0;
  if (values) return name === "status" ? 1 : 2;
  return kind === "boolean" ? 4 : name === "playerCode" ? 3 : 5;
};

/** The filters that a list call takes; `fixed` ones the page has decided on, and of "type" and "types" one is enough. */
export const plainFilters = (shape: ReadShape, fixed: object): Record<string, Filter> => {
  const names = new Set(shape.input.map((it) => it.name));
  const inputs = shape.input
    .filter(
      ({ name }) => !ELSEWHERE.has(name) && !(name in fixed) && !(name.endsWith("s") && names.has(name.slice(0, -1))),
    )
    .toSorted((a, b) => rank(a) - rank(b));
  const found: [string, Filter][] = [];
  let typed = 0;
  for (const input of inputs) {
    const filter = filterOf(input);
    if (!filter || found.length === MOST) continue;
    if (filter.kind === "text" && (typed += 1) > MOST_TYPED) continue;
    found.push([input.name, filter]);
  }
  return Object.fromEntries(found);
};
