import { cleanText } from "../../clean-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
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
      read: (it) => (it.length <= maxLength ? cleanText(it) : undefined),
      write: cleanText,
      equal: (a, b) => cleanText(a) === cleanText(b),
      describe: (it) => it,
    },
    { suggest, placeholder, maxLength, clean: cleanText },
  );
