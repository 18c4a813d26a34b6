/** Codes, which stay as they are. */
const CODE = /^[A-Z0-9]{2,3}$/;
const SHORT_WORDS = new Set(["WON", "IN", "OUT", "ALL", "NEW", "FIX", "LOW", "ANY", "YES", "NO", "BET", "WIN"]);

/** A value of an enumeration in words: `IN_PROGRESS` is "In progress". */
export const choiceWords = (value: string): string => {
  if (CODE.test(value) && !SHORT_WORDS.has(value)) return value;
  const words = value === value.toUpperCase() ? value.replaceAll(/[_-]+/g, " ").toLowerCase() : value;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
