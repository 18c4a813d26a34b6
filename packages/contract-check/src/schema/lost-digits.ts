/** A double holds this many decimal digits without loss. */
const SAFE_DIGITS = 15;

const digitsOf = (value: number) =>
  String(Math.abs(value)).split("e")[0]!.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length;

/** Why a number may not be what was meant: JSON numbers are read as doubles, and an amount must be exact (money §5). */
export const lostDigits = (value: number, isMoney: boolean): string | undefined => {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return "is too large to be read exactly: above 2^53 digits are lost";
  if (isMoney && digitsOf(value) > SAFE_DIGITS) return "has more digits than an amount that was computed exactly";
  return undefined;
};
