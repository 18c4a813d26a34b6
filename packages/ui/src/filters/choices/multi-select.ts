import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { joinList, sameList, splitList } from "../texts/list-text.ts";
import type { Choice } from "./select-filter.ts";

export type MultiSelectFilter<Value extends string = string> = Filter<readonly Value[]> & {
  readonly kind: "multi-select";
  readonly options: readonly Choice<Value>[];
};

/** Several of a list of values; none matches any. Values in the URL that are not among the options are ignored. */
export const multiSelect = <const Value extends string>({
  options,
  ...rest
}: FilterOptions<readonly NoInfer<Value>[]> & { options: readonly Choice<Value>[] }): MultiSelectFilter<Value> => {
  const labelOf = (it: Value) => options.find(({ value }) => value === it)?.label ?? it;
  const known = new Set<string>(options.map(({ value }) => value));
  return createFilter<"multi-select", readonly Value[], { options: readonly Choice<Value>[] }>(
    "multi-select",
    rest,
    {
      empty: [],
      read: (it) => {
        const items = [...new Set(splitList(it))].filter((item): item is Value => known.has(item));
        return items.length > 0 ? items : undefined;
      },
      write: joinList,
      describe: (it) => (it.length > 3 ? `${it.length} chosen` : it.map(labelOf).join(", ")),
      equal: sameList,
    },
    { options },
  );
};
