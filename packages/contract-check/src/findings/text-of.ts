/** An uncertain value as a text: nothing is empty, what is not plain is JSON. */
export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};
