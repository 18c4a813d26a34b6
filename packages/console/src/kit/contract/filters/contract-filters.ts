import type { InputField, ReadShape } from "@backoffice/api-client";
import { dateRange, moneyRange, type AnyFilter, type FilterPlace, type FilterSet } from "@backoffice/ui/filters";
import type { FilterContext, ListFilters } from "#kit/list/state/filters.ts";
import { fieldWords } from "../fields/field-words.ts";
import { contractFilter, type Choices } from "./contract-filter.ts";
import type { FieldKnowledge } from "../list/field-knowledge.ts";

/** Set elsewhere: by the paging, by the scope in the top bar, and by the reader's time zone. */
const EXCLUDED: ReadonlySet<string> = new Set([
  "page",
  "itemsPerPage",
  "limit",
  "opId",
  "includeBrands",
  "isTest",
  "timeZone",
]);

/** Number of filters in the drawer before "Show more filters". */
const MAX_VISIBLE = 8;

/** A filter by its name, and the input field that it is made from. */
type FilterCandidate = {
  name: string;
  rank: number;
  make: (place: FilterPlace, context: FilterContext) => AnyFilter | undefined;
};

/** A custom filter that replaces or adds to the generated ones; `"none"` removes one. */
export type FilterChange = "none" | AnyFilter | ((context: FilterContext) => AnyFilter);

type ContractFilterOptions = {
  /** Values fixed by the page, which get no filters. */
  fixed?: object;
  /** Options for texts whose values are not in the contract. */
  choices?: Choices | undefined;
  changes?: Readonly<{ [name: string]: FilterChange | undefined }> | undefined;
  /** Labels of column values, by column id. */
  labels?: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined;
};

/** Rank by frequency of use; ranks 0 to 2 are in the filter bar. */
const kindRank = ({ name, kind, values, list }: InputField): number => {
  if (name === "search") return 0;
  if (list === "state") return 1;
  if (values) return 4;
  return kind === "boolean" ? 6 : 7;
};

const period: FilterCandidate = {
  name: "period",
  rank: 2,
  make: (place, { timeZone, locale }) => dateRange({ label: "Period", place, timeZone, locale }),
};

/** `minAmountInUSD` and `maxAmountInUSD` are one filter, `amountInUSD`. */
const range = ({ name, currency = "USD" }: InputField): FilterCandidate => {
  const end = name.slice(3);
  return {
    name: end.charAt(0).toLowerCase() + end.slice(1),
    rank: 6,
    make: (place, { locale }) => moneyRange({ label: fieldWords(end), place, currency, locale }),
  };
};

const candidatesOf = (
  shape: ReadShape,
  known: FieldKnowledge,
  { fixed = {}, choices = {}, labels = new Map() }: ContractFilterOptions,
): FilterCandidate[] => {
  const names = new Set(shape.input.map((it) => it.name));
  const isDouble = (name: string) =>
    // Of the singular and the plural parameter, the page's own wins, or else the plural.
    names.has(`${name}s`) || (name.endsWith("s") && name.slice(0, -1) in fixed);
  return shape.input
    .filter(({ name }) => !EXCLUDED.has(name) && !known.isNoFilter(name) && !(name in fixed) && !isDouble(name))
    .flatMap((input): FilterCandidate[] => {
      const { name, kind } = input;
      if (kind === "moment") return name === "from" ? [period] : [];
      if (kind === "money") return name.startsWith("min") ? [range(input)] : [];
      // The column of a plural parameter ("statuses") has the singular name.
      const called = labels.get(name) ?? labels.get(name.replace(/(?<=s)es$|s$/, ""));
      const more = { choices: choices[name], filter: known.filterOf(input), labels: called };
      const make: FilterCandidate["make"] = (place, context) => contractFilter(input, place, context, more);
      return [{ name, rank: known.rankOf(name, names) ?? kindRank(input), make }];
    })
    .toSorted((a, b) => a.rank - b.rank);
};

const placeOf = ({ rank }: FilterCandidate, at: number): FilterPlace =>
  rank < 3 ? "bar" : at < MAX_VISIBLE ? "drawer" : "more";

/** The filters of a list call, without fixed values, with the page's own filters. */
export const contractFilters = (
  shape: ReadShape,
  known: FieldKnowledge,
  options: ContractFilterOptions = {},
): ListFilters => {
  const { changes = {} } = options;
  const all = candidatesOf(shape, known, options);
  const added = Object.keys(changes).filter((name) => !all.some((it) => it.name === name));
  const changed = (name: string, context: FilterContext) => {
    const change = changes[name];
    return typeof change === "function" ? change(context) : change;
  };
  return (context): FilterSet => {
    const offered = all.filter(({ name }) => name in changes || context.isPlatform || !known.isPlatformOnly(name));
    const drawn = offered.map((it, at) => [it.name, changed(it.name, context) ?? it.make(placeOf(it, at), context)]);
    const own = added.map((name) => [name, changed(name, context)]);
    return Object.fromEntries([...drawn, ...own].filter(([, filter]) => filter !== undefined && filter !== "none"));
  };
};
