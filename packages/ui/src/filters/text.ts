import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";

export type TextFilter = Filter<string> & {
  readonly kind: "text";
  readonly placeholder: string | undefined;
  readonly maxLength: number;
  /** Where only some characters make sense: a text that does not match cannot be applied. */
  readonly allowed: Allowed | undefined;
};

/** What a text must look like, and how that is said to who typed another one: `Digits only.` */
export type Allowed = { readonly pattern: RegExp; readonly says: string };

/** Free text, as typed; `""` is nothing. One longer than `maxLength` (100), or not `allowed`, is garbage in the address. */
export const text = ({
  placeholder,
  maxLength = 100,
  allowed,
  ...options
}: FilterOptions<string> & {
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  allowed?: Allowed | undefined;
}): TextFilter => {
  const problem = (it: string) => (it === "" || !allowed || allowed.pattern.test(it) ? undefined : allowed.says);
  return createFilter<"text", string, Pick<TextFilter, "placeholder" | "maxLength" | "allowed">>(
    "text",
    options,
    {
      empty: "",
      read: (it) => (it.length <= maxLength && !problem(it) ? it : undefined),
      write: (it) => it,
      describe: (it) => it,
      problem,
    },
    { placeholder, maxLength, allowed },
  );
};
