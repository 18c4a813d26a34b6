import { Refusal } from "../../request/refusal.ts";

const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\d/;
const SYMBOL = /[^\p{L}\d]/u;
const LEAST = 8;

/** Why a new user's password is too weak: 8 characters, three kinds of four (shell §5). */
export const newPasswordRefusal = (password: string): Refusal | undefined => {
  const kinds = [LOWER, UPPER, DIGIT, SYMBOL].filter((kind) => kind.test(password)).length;
  return password.length >= LEAST && kinds >= 3
    ? undefined
    : Refusal.ofFields({ password: "Password is weak, please check the password hints and try again." });
};

/** Why a changed password is refused, in one sentence (content §5). */
export const changedPasswordRefusal = (password: string, confirm: string): Refusal | undefined => {
  const missing = [
    [LOWER.test(password), "one lowercase letter"],
    [UPPER.test(password), "one uppercase letter"],
    [DIGIT.test(password), "one digit"],
    [password.length >= LEAST, "be at least 8 characters long"],
  ] as const;
  const lacks = missing.filter(([isThere]) => !isThere).map(([, words]) => words);
  if (lacks.length > 0)
    return Refusal.ofFields({ newPassword: `Password must contain at least: ${lacks.join(", ")}.` });
  return password === confirm ? undefined : Refusal.ofFields({ passwordConfirm: "The passwords do not match." });
};
