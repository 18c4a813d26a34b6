/** Renames keys; keys without a new name stay. */
export const renameKeys = <Value>(
  values: Readonly<Record<string, Value>>,
  names: Readonly<Record<string, string>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));
