/** Form data or a query string as an object; a name that occurs several times gets an array of its values. */
export const toRecord = <Value>(from: {
  keys(): Iterable<string>;
  getAll(name: string): Value[];
}): Record<string, Value | Value[]> =>
  Object.fromEntries(
    [...new Set(from.keys())].map((name) => {
      const values = from.getAll(name);
      return [name, values.length === 1 ? values[0]! : values] as const;
    }),
  );
