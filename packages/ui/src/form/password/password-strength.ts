/** A password rule. Use the same `test` in the schema. */
export type PasswordRule = { label: string; test: (password: string) => boolean };

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const BITS_PER_STEP = 18;

/** Number of characters without repeats (`aaaa`) and sequences (`abcd`, `4321`), which add length but are easy to guess. */
const unpredictable = (password: string): number => {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return Number.isNaN(step) || Math.abs(step) > 1;
  }).length;
};

/** Strength from 0 (empty) to 4 (strong), by length and character classes. A hint, not a validation. */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === "") return 0;
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  const bits = unpredictable(password) * (2 + kinds);
  return Math.min(4, 1 + Math.floor(bits / BITS_PER_STEP)) as PasswordStrength;
};
