/** Splits a comma-separated list of the wire: tags and menu items of a permission (content §3). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Joins the parts for the wire. */
export const joinList = (parts: readonly string[]): string => parts.join(", ");
