/** A comma list of the wire as its parts: tags and menu items of a permission (content §3). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** The parts as the wire has them. */
export const joinList = (parts: readonly string[]): string => parts.join(", ");
