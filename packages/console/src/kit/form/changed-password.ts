import { z } from "zod";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";

const PARTS: readonly [pattern: RegExp, words: string][] = [
  [/\p{Ll}/u, "one lowercase letter"],
  [/\p{Lu}/u, "one uppercase letter"],
  [/\d/, "one digit"],
  [/^.{8,}$/su, "be at least 8 characters long"],
];

const DIFFERENT = "The passwords do not match.";

/** The missing parts of a changed password, in the documented sentence (content §5); undefined if it is valid. */
export const missingParts = (password: string): string | undefined => {
  const missing = PARTS.filter(([pattern]) => !pattern.test(password)).map(([, words]) => words);
  return missing.length > 0 ? `Password must contain at least: ${missing.join(", ")}.` : undefined;
};

/** The schema of a changed password, for staff and players, with the field names of their calls (content §3, §5). */
export const changedPassword = z
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

/** Why it cannot be submitted yet: both passwords must be entered and equal (content §5). */
export const changedPasswordWaits = ({
  newPassword,
  passwordConfirm,
}: z.input<typeof changedPassword>): string | undefined =>
  missingValuesReason([
    [newPassword && "there", "the new password"],
    [passwordConfirm && "there", "the repeated password"],
  ]) ?? (newPassword === passwordConfirm ? undefined : DIFFERENT);
