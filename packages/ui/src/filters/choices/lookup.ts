import { typedOf } from "../../numbers/refused-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import type { Suggest, SuggestOption } from "../texts/suggest.ts";

export type LookupFilter = Filter<string | undefined> & {
  readonly kind: "lookup";
  readonly suggest: Suggest;
  readonly find: ((value: string, signal: AbortSignal) => Promise<SuggestOption | undefined>) | undefined;
  readonly placeholder: string | undefined;
  /** What was found so far, by value; a chip says the name of what was picked without asking again. */
  readonly found: Map<string, SuggestOption>;
};

const LONGEST = 200;

/**
 * One of values too many to be listed (a player), found by asking; undefined is any. The address holds the value alone:
 * `find` gives its name after a reload, and without it the value itself is shown. What was typed and not picked is the
 * value too, marked as refused (`refusedText`), and cannot be applied.
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
  const found = new Map<string, SuggestOption>();
  return createFilter<"lookup", string | undefined, Pick<LookupFilter, "suggest" | "find" | "placeholder" | "found">>(
    "lookup",
    options,
    {
      empty: undefined,
      read: (it) => (it.length <= LONGEST && typedOf(it) === undefined ? it : undefined),
      write: (it) => (it === undefined || typedOf(it) !== undefined ? "" : it),
      describe: (it) => (it === undefined ? "" : (found.get(it)?.label ?? it)),
      problem: (it) => (typedOf(it) === undefined ? undefined : "Choose one of the suggestions."),
    },
    { suggest, find, placeholder, found },
  );
};
