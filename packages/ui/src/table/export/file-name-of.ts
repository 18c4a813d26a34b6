/** What no file name may hold on some system, and what nobody sees or would see in another order. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}/\\:*?"<>|]+/gu;
/** Names of devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Characters; file systems take 255 bytes. */
const LONGEST = 80;

/** A name that every system takes for a file of this kind, in the folder where it is put: `("Bets/2", "csv")` → `Bets-2.csv`. */
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
