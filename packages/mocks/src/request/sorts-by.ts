import type { SortValue } from "./sorted.ts";

/** For lists whose `sortBy` names a field of the row: the value of that field, texts in any case. */
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
