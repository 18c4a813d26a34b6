import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";
import type { Suggest } from "./suggest.ts";

export type SearchFilter = Filter<string> & {
  readonly kind: "search";
  readonly suggest: Suggest;
  readonly placeholder: string | undefined;
  readonly maxLength: number;
};

/** Free text with suggestions from the second character; what is typed counts, a suggestion only saves typing. */
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
      read: (it) => (it.length <= maxLength ? it : undefined),
      write: (it) => it,
      describe: (it) => it,
    },
    { suggest, placeholder, maxLength },
  );
