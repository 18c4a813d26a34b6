/** A value without what is empty in it: a text that nobody wrote is no difference, whether it is there or not. */
export const withoutEmpty = (value: unknown): unknown => {
  if (value === "" || value === null) return undefined;
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const full = Object.entries(value).flatMap(([name, it]) => {
    const rest = withoutEmpty(it);
    return rest === undefined ? [] : [[name, rest] as const];
  });
  return full.length > 0 ? Object.fromEntries(full) : undefined;
};
