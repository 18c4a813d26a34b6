import { Refusal } from "../../request/refusal.ts";

const PARTS: readonly [RegExp, string][] = [
  [/[a-z]/, "one lowercase letter"],
  [/[A-Z]/, "one uppercase letter"],
  [/[0-9]/, "one digit"],
  [/^.{8,}$/s, "be at least 8 characters long"],
];

/** Refuses a new password that is too weak, and one that is not repeated. */
export const checkPassword = (newPassword: string, passwordConfirm: string): void => {
  const missing = PARTS.filter(([pattern]) => !pattern.test(newPassword)).map(([, words]) => words);
  if (missing.length > 0)
    throw Refusal.ofFields({ newPassword: `Password must contain at least: ${missing.join(", ")}.` });
  if (newPassword !== passwordConfirm) throw Refusal.ofFields({ passwordConfirm: "The passwords do not match." });
};
