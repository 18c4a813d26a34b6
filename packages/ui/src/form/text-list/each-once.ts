/** Unique texts of a field's value, because a server may have stored duplicates. Empty if it is not a list. */
export const eachOnce = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set<string>(value)] : [];
