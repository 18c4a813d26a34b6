import type { PasswordRule } from "@backoffice/ui/form";
import { z } from "zod";

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Of the password of new staff (ruling 26), ticked off while it is typed. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: "8 characters or more", test: (password) => Array.from(password).length >= 8 },
  {
    label: "three of lower case, upper case, digit, symbol",
    test: (password) => KINDS.filter((kind) => kind.test(password)).length >= 3,
  },
];

/** The rule of a new password, with the documented sentence (shell §8). */
export const newPassword = z
  .string()
  .min(1, "Enter a password.")
  .refine(
    (password) => PASSWORD_RULES.every(({ test }) => test(password)),
    "Password is weak, please check the password hints and try again.",
  );

/** What a form with a `PasswordPair` holds; spread into its schema, which then says `.superRefine(samePassword)`. */
export const passwordPair = { password: newPassword, repeatedPassword: z.string().min(1, "Repeat the password.") };

export const samePassword = (
  { password, repeatedPassword }: { password: string; repeatedPassword: string },
  context: z.RefinementCtx,
): void => {
  if (password !== repeatedPassword)
    context.addIssue({ code: "custom", path: ["repeatedPassword"], message: "This is another password." });
};
