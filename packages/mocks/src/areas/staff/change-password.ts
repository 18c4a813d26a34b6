import { Refusal } from "../../request/refusal.ts";

const PARTS: readonly [RegExp, string][] = [
  [/[a-z]/, "one lowercase letter"],
  [/[A-Z]/, "one uppercase letter"],
  [/[0-9]/, "one digit"],
  [/^.{8,}$/s, "be at least 8 characters long"],
];

/** Why a new password is refused; undefined when it is valid. */
export const passwordRefusal = (newPassword: string, passwordConfirm: string): Refusal | undefined => {
  const missing = PARTS.filter(([pattern]) => !pattern.test(newPassword)).map(([, words]) => words);
  if (missing.length > 0)
    return Refusal.ofFields({ newPassword: `Password must contain at least: ${missing.join(", ")}.` });
  if (newPassword !== passwordConfirm) return Refusal.ofFields({ passwordConfirm: "The passwords do not match." });
  return undefined;
};
