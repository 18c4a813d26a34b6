import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type ToggleFilter = Filter<boolean> & { readonly kind: "toggle" };

/** Only these, or all: `Only new players`. Where "no" means something too, `triState`. */
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
