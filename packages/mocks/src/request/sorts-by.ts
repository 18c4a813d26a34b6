import type { SortValue } from "./sorted.ts";

/** The `sorts` rule of a list whose `sortBy` is the name of a field of the row; texts are compared in lower case. */
export const sortsBy = <Key extends string>(
  sortBy: Key | undefined,
): Record<string, (row: Record<Key, SortValue>) => SortValue> =>
  sortBy === undefined
    ? {}
    : {
        [sortBy]: (row) => {
          const value = row[sortBy];
          return typeof value === "string" ? value.toLowerCase() : value;
        },
      };
