/** The words of a text, with commas between them. */
export const list = (text: string): readonly string[] => text.split(",").map((word) => word.trim());
