/** Escapes a key for a JSON pointer. */
export const escapedPart = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
