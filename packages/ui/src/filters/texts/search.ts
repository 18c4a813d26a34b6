import { cleanSearch } from "../../clean-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { severalIdsProblem } from "./several-ids-problem.ts";
import type { Suggest } from "./suggest.ts";

export type SearchFilter = Filter<string> & {
  readonly kind: "search";
  readonly suggest: Suggest;
  readonly placeholder: string | undefined;
  readonly maxLength: number;
  /** Normalises typed text. */
  readonly clean: (typed: string) => string;
};

/** Free text with suggestions from the second character; any text can be applied. */
export const search = ({
  suggest,
  placeholder,
  maxLength = 100,
  ...options
}: FilterOptions<string> & {
  suggest: Suggest;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}): SearchFilter =>
  createFilter(
    "search",
    options,
    {
      empty: "",
      read: (it) => (it.length <= maxLength ? cleanSearch(it) : undefined),
      write: cleanSearch,
      equal: (a, b) => cleanSearch(a) === cleanSearch(b),
      describe: (it) => it,
      problem: (it) => severalIdsProblem(cleanSearch(it)),
    },
    { suggest, placeholder, maxLength, clean: cleanSearch },
  );
