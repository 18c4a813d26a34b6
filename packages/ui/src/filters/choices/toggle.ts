import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type ToggleFilter = Filter<boolean> & { readonly kind: "toggle" };

/** Restricts the list or not: `Only new players`. If "no" is a filter of its own, use `triState`. */
export const toggle = (options: FilterOptions<boolean>): ToggleFilter =>
  createFilter(
    "toggle",
    options,
    {
      empty: false,
      read: (it) => (it === "true" ? true : it === "false" ? false : undefined),
      write: String,
      describe: (it) => (it ? "on" : "off"),
    },
    {},
  );
