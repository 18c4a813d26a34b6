const FACTOR = 0x9e3779b1;

/** The inverse of FACTOR modulo 2^32 (Newton's method). */
const INVERSE = (() => {
  let inverse = FACTOR;
  for (let round = 0; round < 5; round++) inverse = Math.imul(inverse, 2 - Math.imul(FACTOR, inverse));
  return inverse;
})();

/** The id of the bet at this index of the table: C (casino) or S (sport) and eight hexadecimal digits. */
export const betIdAt = (index: number, isSport: boolean): string =>
  `${isSport ? "S" : "C"}-${(Math.imul(index + 1, FACTOR) >>> 0).toString(16).toUpperCase().padStart(8, "0")}`;

/** The index that an id encodes, which may be beyond the table; undefined for an invalid id. */
export const betIndexOf = (betId: string): number | undefined => {
  const digits = /^[CS]-([0-9A-F]{8})$/i.exec(betId.trim())?.[1];
  return digits === undefined ? undefined : (Math.imul(Number.parseInt(digits, 16), INVERSE) >>> 0) - 1;
};
