/** An unknown value as text: null and undefined are empty, other non-primitive values are JSON. */
export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};
