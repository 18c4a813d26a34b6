/** The same values under other names; those without another name keep theirs. */
export const renameKeys = <Value>(
  values: Readonly<Record<string, Value>>,
  names: Readonly<Record<string, string>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));
