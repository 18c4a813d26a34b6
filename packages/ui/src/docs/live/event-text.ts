const valueText = (value: unknown): string => {
  if (typeof value === "string") return `“${value}”`;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

/** "onValueChange called with “open”": simple values are told, others are not. */
export const eventText = (name: string, values: readonly unknown[]): string => {
  const told = values.map(valueText).filter(Boolean);
  return told.length > 0 ? `${name} called with ${told.join(", ")}` : `${name} called`;
};
