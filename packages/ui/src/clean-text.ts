/**
 * What comes along unseen at the ends of a text that was copied: blanks of all kinds, line ends, controls, marks of
 * direction, joiners and spaces without width, soft hyphens, byte order marks. No tags of emoji, which end with such.
 */
const UNSEEN = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u;

/**
 * A text as it is searched for, compared and sent: without what nobody sees at its ends, and with letters and their
 * accents as one character (NFC), however they were typed.
 */
export const cleanText = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).normalize("NFC");
};
