/** Removes empty texts, lists and objects, so that an empty text and a missing one compare equal. */
export const withoutEmpty = (value: unknown): unknown => {
  if (value === "" || value === null) return undefined;
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const full = Object.entries(value).flatMap(([name, it]) => {
    const rest = withoutEmpty(it);
    return rest === undefined ? [] : [[name, rest] as const];
  });
  return full.length > 0 ? Object.fromEntries(full) : undefined;
};
