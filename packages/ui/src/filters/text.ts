import { createFilter, type Filter, type FilterOptions } from "./create-filter.ts";

export type TextFilter = Filter<string> & {
  readonly kind: "text";
  readonly placeholder: string | undefined;
  readonly maxLength: number;
};

/** Free text, as typed; `""` is nothing. A text longer than `maxLength` (100) in the address is garbage. */
export const text = ({
  placeholder,
  maxLength = 100,
  ...options
}: FilterOptions<string> & { placeholder?: string | undefined; maxLength?: number | undefined }): TextFilter =>
  createFilter(
    "text",
    options,
    {
      empty: "",
      read: (it) => (it.length <= maxLength ? it : undefined),
      write: (it) => it,
      describe: (it) => it,
    },
    { placeholder, maxLength },
  );
