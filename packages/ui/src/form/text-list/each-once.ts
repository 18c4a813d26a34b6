/** The texts of a field's value, each once: a server may have stored one twice. Nothing where it is no list. */
export const eachOnce = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set<string>(value)] : [];
