import { cleanSearch } from "../../clean-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { severalIdsProblem } from "./several-ids-problem.ts";

export type TextFilter = Filter<string> & {
  readonly kind: "text";
  readonly placeholder: string | undefined;
  readonly maxLength: number;
  /** Restricts the characters: a text that does not match cannot be applied. */
  readonly allowed: Allowed | undefined;
  /** In the bar the text is applied on Enter or by its button only, and immediately when it is cleared. */
  readonly withButton: boolean;
  /** Normalises typed text. */
  readonly clean: (typed: string) => string;
};

/** Pattern of a text, and the validation error for other texts: `Digits only.` */
export type Allowed = { readonly pattern: RegExp; readonly message: string };

/**
 * Free text without invisible characters at its ends; `""` is empty. In the URL a text longer than `maxLength` (100), or
 * not `allowed`, is ignored.
 */
export const text = ({
  placeholder,
  maxLength = 100,
  allowed,
  read,
  withButton = false,
  ...options
}: FilterOptions<string> & {
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  allowed?: Allowed | undefined;
  /** Reads another notation of a text, such as `wholeNumber`; undefined leaves the text as it is. */
  read?: ((typed: string) => string | undefined) | undefined;
  withButton?: boolean | undefined;
}): TextFilter => {
  const clean = (typed: string) => {
    const bare = cleanSearch(typed);
    return read?.(bare) ?? bare;
  };
  const refusal = (it: string) => {
    const bare = clean(it);
    return bare === "" || !allowed || allowed.pattern.test(bare) ? undefined : allowed.message;
  };
  return createFilter<
    "text",
    string,
    Pick<TextFilter, "placeholder" | "maxLength" | "allowed" | "withButton" | "clean">
  >(
    "text",
    options,
    {
      empty: "",
      read: (it) => (it.length <= maxLength && !refusal(it) ? clean(it) : undefined),
      write: clean,
      equal: (a, b) => clean(a) === clean(b),
      describe: clean,
      problem: (it) => refusal(it) ?? severalIdsProblem(clean(it)),
    },
    { placeholder, maxLength, allowed, withButton, clean },
  );
};
