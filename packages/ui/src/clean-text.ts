/**
 * Invisible characters that copying adds to the ends of a text: whitespace, line breaks, control characters, direction
 * marks, zero-width joiners and spaces, soft hyphens, byte order marks. Tag characters stay, because emoji end with them.
 */
const UNSEEN = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u;

/**
 * Normalises a text for search, comparison and requests: trims invisible characters at its ends and composes letters
 * with their accents (NFC).
 */
export const cleanText = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).normalize("NFC");
};

/** Invisible characters that a copied text may have at any place: possible breaks of a word. */
const BREAKS = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Normalises a text to search for: {@link cleanText}, without invisible breaks inside words. */
export const cleanSearch = (text: string): string => cleanText(text.replaceAll(BREAKS, ""));
