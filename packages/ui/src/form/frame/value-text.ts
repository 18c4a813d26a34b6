const EMPTY = "Empty";

/** A field's value as text: the value, `Empty`, or `On` and `Off` for a switch. */
export const valueText = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) return value.map(valueText).join(", ") || EMPTY;
  if (value instanceof File) return value.name;
  if (typeof value === "object" && value !== null) return Object.values(value).map(valueText).join(" · ") || EMPTY;
  return typeof value === "string" || typeof value === "number" ? String(value) || EMPTY : EMPTY;
};
