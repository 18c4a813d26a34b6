import { Refusal } from "../../request/refusal.ts";

const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\d/;
const SYMBOL = /[^\p{L}\d]/u;
const LEAST = 8;

/** Refuses a new user's password that is too weak: 8 characters, three kinds of four (shell §5). */
export const checkNewPassword = (password: string): void => {
  const kinds = [LOWER, UPPER, DIGIT, SYMBOL].filter((kind) => kind.test(password)).length;
  if (password.length < LEAST || kinds < 3)
    throw Refusal.ofFields({ password: "Password is weak, please check the password hints and try again." });
};

/** Refuses a changed password, in one sentence (content §5). */
export const checkChangedPassword = (password: string, confirm: string): void => {
  const missing = [
    [LOWER.test(password), "one lowercase letter"],
    [UPPER.test(password), "one uppercase letter"],
    [DIGIT.test(password), "one digit"],
    [password.length >= LEAST, "be at least 8 characters long"],
  ] as const;
  const lacks = missing.filter(([isThere]) => !isThere).map(([, words]) => words);
  if (lacks.length > 0) throw Refusal.ofFields({ newPassword: `Password must contain at least: ${lacks.join(", ")}.` });
  if (password !== confirm) throw Refusal.ofFields({ passwordConfirm: "The passwords do not match." });
  return undefined;
};
