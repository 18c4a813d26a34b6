import type { ComboboxOption } from "../../primitives/combobox/combobox-filter.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type PickerFilter = Filter<string | undefined> & {
  readonly kind: "picker";
  readonly options: readonly ComboboxOption[];
};

/** One of many known values (an operator, or a brand grouped under its operator), found by search; undefined matches any. */
export const picker = ({
  options,
  ...rest
}: FilterOptions<string | undefined> & { options: readonly ComboboxOption[] }): PickerFilter => {
  const find = (it: string | undefined) => options.find(({ value }) => value === it);
  return createFilter<"picker", string | undefined, { options: readonly ComboboxOption[] }>(
    "picker",
    rest,
    {
      empty: undefined,
      read: (it) => find(it)?.value,
      write: (it) => it ?? "",
      describe: (it) => find(it)?.label ?? it ?? "",
    },
    { options },
  );
};
