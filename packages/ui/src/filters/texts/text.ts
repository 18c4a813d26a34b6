import { cleanText } from "../../clean-text.ts";
import { readDecimal } from "../../numbers/read-decimal.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type TextFilter = Filter<string> & {
  readonly kind: "text";
  readonly placeholder: string | undefined;
  readonly maxLength: number;
  /** Where only some characters make sense: a text that does not match cannot be applied. */
  readonly allowed: Allowed | undefined;
  /** In the bar it counts only with Enter or its button, and at once when it is emptied. */
  readonly withButton: boolean;
  /** What a text typed there means. */
  readonly clean: (typed: string) => string;
};

/** What a text must look like, and how that is said to who typed another one: `Digits only.` */
export type Allowed = { readonly pattern: RegExp; readonly says: string };

/**
 * Free text, as typed but for what nobody sees at its ends; `""` is nothing. One longer than `maxLength` (100), or not
 * `allowed`, is garbage in the address.
 */
export const text = ({
  placeholder,
  maxLength = 100,
  allowed,
  wholeIn,
  withButton = false,
  ...options
}: FilterOptions<string> & {
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  allowed?: Allowed | undefined;
  /** Of a whole number: whose thousands separators are read (BCP 47). */
  wholeIn?: string | undefined;
  withButton?: boolean | undefined;
}): TextFilter => {
  const clean = (typed: string) => {
    const bare = cleanText(typed);
    const whole = wholeIn === undefined ? undefined : readDecimal(bare, { scale: 0, signed: false, locale: wholeIn });
    return whole ?? bare;
  };
  const problem = (it: string) => {
    const bare = clean(it);
    return bare === "" || !allowed || allowed.pattern.test(bare) ? undefined : allowed.says;
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
      read: (it) => (it.length <= maxLength && !problem(it) ? clean(it) : undefined),
      write: clean,
      equal: (a, b) => clean(a) === clean(b),
      describe: clean,
      problem,
    },
    { placeholder, maxLength, allowed, withButton, clean },
  );
};
