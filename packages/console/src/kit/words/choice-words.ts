import { spelledWords } from "./spelled-words.ts";

/** Codes, which stay as they are. */
const CODE = /^[A-Z0-9]{2,3}$/;
const SHORT_WORDS = new Set("WON IN OUT ALL NEW FIX LOW ANY YES NO BET WIN MAY".split(" "));

/** Converts an enum value to words: `IN_PROGRESS` is "In progress". Mixed-case values keep their capitals. */
export const choiceWords = (value: string): string => {
  if (CODE.test(value) && !SHORT_WORDS.has(value)) return value;
  const isOneCase = value === value.toUpperCase() || value === value.toLowerCase();
  return spelledWords(isOneCase ? value.toLowerCase().split(/[_ -]+/) : [value]);
};
