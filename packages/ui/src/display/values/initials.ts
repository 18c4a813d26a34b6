/** Up to two initials: the first letters of the first and the last word, or of an address's first part. */
export const initials = (name: string): string => {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase();
};
