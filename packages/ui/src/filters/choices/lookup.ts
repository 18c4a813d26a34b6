import { typedOf } from "../../numbers/refused-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import type { Suggest, SuggestOption } from "../texts/suggest.ts";

export type LookupFilter = Filter<string | undefined> & {
  readonly kind: "lookup";
  readonly suggest: Suggest;
  readonly find: ((value: string, signal: AbortSignal) => Promise<SuggestOption | undefined>) | undefined;
  readonly placeholder: string | undefined;
  /** Options found so far, by value, so that a chip can show the name of a picked value without another request. */
  readonly cache: Map<string, SuggestOption>;
};

const LONGEST = 200;

/**
 * One of too many values to list (a player), found by requests; undefined matches any. The URL holds only the value:
 * `find` returns its name after a reload; without `find` the value itself is shown. Text that was typed but not picked is
 * held as a refused value (`refusedText`), which cannot be applied.
 */
export const lookup = ({
  suggest,
  find,
  placeholder,
  ...options
}: FilterOptions<string | undefined> & {
  suggest: Suggest;
  find?: LookupFilter["find"];
  placeholder?: string | undefined;
}): LookupFilter => {
  const cache = new Map<string, SuggestOption>();
  return createFilter<"lookup", string | undefined, Pick<LookupFilter, "suggest" | "find" | "placeholder" | "cache">>(
    "lookup",
    options,
    {
      empty: undefined,
      read: (it) => (it.length <= LONGEST && typedOf(it) === undefined ? it : undefined),
      write: (it) => (it === undefined || typedOf(it) !== undefined ? "" : it),
      describe: (it) => (it === undefined ? "" : (cache.get(it)?.label ?? it)),
      problem: (it) => (typedOf(it) === undefined ? undefined : "Choose one of the suggestions."),
    },
    { suggest, find, placeholder, cache },
  );
};
