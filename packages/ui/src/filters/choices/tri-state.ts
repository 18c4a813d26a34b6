import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";

export type TriStateFilter = Filter<boolean | undefined> & {
  readonly kind: "tri-state";
  readonly yes: string;
  readonly no: string;
};

/** Any, yes or no; undefined is any. */
export const triState = ({
  yes = "Yes",
  no = "No",
  ...options
}: FilterOptions<boolean | undefined> & { yes?: string | undefined; no?: string | undefined }): TriStateFilter =>
  createFilter<"tri-state", boolean | undefined, { yes: string; no: string }>(
    "tri-state",
    options,
    {
      empty: undefined,
      read: (it) => (it === "true" ? true : it === "false" ? false : undefined),
      write: String,
      describe: (it) => (it ? yes : no),
    },
    { yes, no },
  );
