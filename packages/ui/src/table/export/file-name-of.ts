/** Characters that some systems forbid in file names, invisible ones, and direction marks. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}/\\:*?"<>|]+/gu;
/** Reserved device names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Maximum number of characters; file systems allow 255 bytes. */
const LONGEST = 80;

/** Creates a file name that is valid on every system and has no path: `("Bets/2", "csv")` → `Bets-2.csv`. */
export const fileNameOf = (name: string, extension: string): string => {
  const plain = name
    .normalize("NFC")
    .replaceAll(FORBIDDEN, "-")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s.-]+/, "");
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join("")
    .replace(/[\s.-]+$/, "");
  return `${short.replace(DEVICE, "$&_") || "file"}.${extension}`;
};
