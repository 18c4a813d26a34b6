import { z } from "zod";
import { enterFirst } from "../words/enter-first.ts";

const PARTS: readonly [pattern: RegExp, words: string][] = [
  [/\p{Ll}/u, "one lowercase letter"],
  [/\p{Lu}/u, "one uppercase letter"],
  [/\d/, "one digit"],
  [/^.{8,}$/su, "be at least 8 characters long"],
];

/** What a changed password lacks, in the documented sentence (content §5); undefined when it lacks nothing. */
export const missingParts = (password: string): string | undefined => {
  const missing = PARTS.filter(([pattern]) => !pattern.test(password)).map(([, words]) => words);
  return missing.length > 0 ? `Password must contain at least: ${missing.join(", ")}.` : undefined;
};

/** The form of a changed password, of staff and of players: the fields as their calls name them (content §3, §5). */
export const changedPassword = z.object({
  newPassword: z.string().superRefine((password, context) => {
    const message = missingParts(password);
    if (message) context.addIssue({ code: "custom", message });
  }),
  passwordConfirm: z.string(),
});

/** Why it cannot be sent yet: both must be there and the same (content §5). */
export const changedPasswordWaits = ({
  newPassword,
  passwordConfirm,
}: z.input<typeof changedPassword>): string | undefined =>
  enterFirst([
    [newPassword && "there", "the new password"],
    [passwordConfirm && "there", "the same again"],
  ]) ?? (newPassword === passwordConfirm ? undefined : "The passwords do not match.");
