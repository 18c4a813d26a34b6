import type { PasswordRule } from "@backoffice/ui/form";
import { z } from "zod";

const PARTS: readonly (PasswordRule & { missing: string })[] = [
  { label: "lower case", missing: "one lowercase letter", test: (password) => /[a-z]/.test(password) },
  { label: "upper case", missing: "one uppercase letter", test: (password) => /[A-Z]/.test(password) },
  { label: "digit", missing: "one digit", test: (password) => /[0-9]/.test(password) },
  {
    label: "8 characters or more",
    missing: "be at least 8 characters long",
    test: (password) => Array.from(password).length >= 8,
  },
];

/** Password hints, checked off while typing (content §5). */
export const PLAYER_PASSWORD_RULES: readonly PasswordRule[] = PARTS;

/** The documented sentence with the missing parts; undefined if none is missing. */
export const missingParts = (password: string): string | undefined => {
  const missing = PARTS.filter(({ test }) => !test(password)).map((it) => it.missing);
  return missing.length > 0 ? `Password must contain at least: ${missing.join(", ")}.` : undefined;
};

const DIFFERENT = "The passwords do not match.";

/** New password and its repetition; the button requires both to match. */
export const playerPasswordSchema = z
  .object({
    newPassword: z.string().superRefine((password, context) => {
      const message = missingParts(password);
      if (message) context.addIssue({ code: "custom", message });
    }),
    passwordConfirm: z.string(),
  })
  .refine(({ newPassword, passwordConfirm }) => passwordConfirm === "" || newPassword === passwordConfirm, {
    path: ["passwordConfirm"],
    message: DIFFERENT,
  });

/** Disabled reason of the button (content §5). */
export const pairWaits = ({ newPassword, passwordConfirm }: z.input<typeof playerPasswordSchema>) => {
  if (newPassword === "") return "Enter the new password first.";
  if (passwordConfirm === "") return "Repeat the new password first.";
  return newPassword === passwordConfirm ? undefined : DIFFERENT;
};
