import type { PasswordRule } from "@backoffice/ui/form";
import { z } from "zod";

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Rules of the password of new staff (ruling 26), ticked off while typing. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: "8 characters or more", test: (password) => Array.from(password).length >= 8 },
  {
    label: "three of lower case, upper case, digit, symbol",
    test: (password) => KINDS.filter((kind) => kind.test(password)).length >= 3,
  },
];

/** Validates a new password, with the documented error (shell §8). */
export const newPassword = z
  .string()
  .min(1, "Enter a password.")
  .refine(
    (password) => PASSWORD_RULES.every(({ test }) => test(password)),
    "Password is weak, please check the password hints and try again.",
  );

/** The fields of a `PasswordPair`; spread into a schema, which then needs `.superRefine(samePassword)`. */
export const passwordPair = { password: newPassword, repeatedPassword: z.string().min(1, "Repeat the password.") };

export const samePassword = (
  { password, repeatedPassword }: { password: string; repeatedPassword: string },
  context: z.RefinementCtx,
): void => {
  if (password !== repeatedPassword)
    context.addIssue({ code: "custom", path: ["repeatedPassword"], message: "The passwords do not match." });
};
