import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type Choice<Value extends string> = { readonly value: Value; readonly label: string };

export type SelectFilter<Value extends string = string> = Filter<Value | undefined> & {
  readonly kind: "select";
  readonly options: readonly Choice<Value>[];
};

/** One of a few values, or any; an unknown value in the URL is ignored. For more than about ten values use `picker`. */
export const select = <const Value extends string>({
  options,
  ...rest
}: FilterOptions<NoInfer<Value> | undefined> & { options: readonly Choice<Value>[] }): SelectFilter<Value> => {
  const find = (it: string | undefined) => options.find(({ value }) => value === it);
  return createFilter<"select", Value | undefined, { options: readonly Choice<Value>[] }>(
    "select",
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
