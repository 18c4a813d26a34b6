/** Values by their names; a name that is there several times has a list. */
export const gathered = <Value>(from: {
  keys(): Iterable<string>;
  getAll(name: string): Value[];
}): Record<string, Value | Value[]> =>
  Object.fromEntries(
    [...new Set(from.keys())].map((name) => {
      const values = from.getAll(name);
      return [name, values.length === 1 ? values[0]! : values] as const;
    }),
  );
