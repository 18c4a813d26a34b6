/** Converts `bank account` to `Bank Account`, as in the documented titles. */
export const titleCase = (words: string): string => words.replaceAll(/(^|\s)(\p{Ll})/gu, (it) => it.toUpperCase());
