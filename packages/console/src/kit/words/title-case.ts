/** `bank account` as the documented titles have it: `Bank Account`. */
export const titleCase = (words: string): string => words.replaceAll(/(^|\s)(\p{Ll})/gu, (it) => it.toUpperCase());
