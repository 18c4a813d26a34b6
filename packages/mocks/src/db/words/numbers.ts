import type { Random } from "../random.ts";

const DIGITS = "0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * IBAN formats by country, after the check digits: a number is a count of digits, `A4` four letters, other texts are
 * literal.
 */
const COUNTRIES: Record<string, readonly (number | string)[]> = {
  SE: [20],
  NO: [11],
  DK: [14],
  FI: [14],
  DE: [18],
  NL: ["A4", 10],
  FR: [23],
  ES: [20],
  PT: [21],
  GB: ["A4", 14],
  TR: [5, "0", 16],
  AE: [19],
  PL: [24],
  IR: [22],
};
const CODES = Object.keys(COUNTRIES);

/** A long decimal number modulo 97. */
const mod97 = (digits: string): number => {
  let rest = 0;
  for (let i = 0; i < digits.length; i += 7) rest = Number(`${rest}${digits.slice(i, i + 7)}`) % 97;
  return rest;
};

/** Letters as numbers, A = 10. */
const inDigits = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether the check digits of an IBAN (without spaces) are valid. */
export const isIban = (iban: string): boolean => mod97(inDigits(iban.slice(4) + iban.slice(0, 4))) === 1;

/** A random IBAN with valid check digits. */
export const iban = (random: Random): string => {
  const code = random.pick(CODES);
  const parts = COUNTRIES[code]!.map((part) => {
    if (typeof part === "number") return random.text(part, DIGITS);
    return part.startsWith("A") ? random.text(Number(part.slice(1)), LETTERS) : part;
  });
  const account = parts.join("");
  const check = 98 - mod97(inDigits(`${account}${code}00`));
  return `${code}${String(check).padStart(2, "0")}${account}`;
};

/** The Luhn sum, a multiple of 10 for valid numbers. */
const luhn = (digits: string): number => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const value = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
};

/** Whether the check digit of a card number is valid. */
export const isCardNumber = (digits: string): boolean => luhn(digits) % 10 === 0;

/** A random card number of 16 digits with a valid check digit. */
export const cardNumber = (random: Random): string => {
  const start = random.pick(["4571", "4026", "5105", "5412", "2221"]) + random.text(11, DIGITS);
  return start + String((10 - (luhn(`${start}0`) % 10)) % 10);
};

/** A random account number of 8 to 11 digits. */
export const accountNumber = (random: Random): string => random.text(8 + random.int(4), DIGITS);
