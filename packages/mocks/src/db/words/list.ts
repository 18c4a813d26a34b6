/** Splits a comma-separated text. */
export const list = (text: string): readonly string[] => text.split(",").map((word) => word.trim());
