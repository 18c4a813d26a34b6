/** Describes a value for reports: its type and length; the value itself only with `show`. */
export const describeValue = (value: unknown, show: boolean): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object") return "an object";
  if (typeof value === "boolean") return show ? String(value) : "a boolean";
  if (typeof value === "number") return show ? String(value) : Number.isInteger(value) ? "an integer" : "a number";
  if (typeof value !== "string") return "nothing";
  if (!show) return `a string of ${value.length}`;
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
};
