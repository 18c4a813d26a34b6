import { repeatedTexts } from "@backoffice/ui/form";
import { z } from "zod";

/** Maximum number of explorer keys of a network (shell §5, §9). */
export const MAX_KEYS = 20;

/** Error of duplicate keys, and the toast when saving them (shell §8). */
export const UNIQUE = "Values must be unique.";
export const DUPLICATES = "Duplicate Explorer API Keys found. Please fix them before saving.";

/** Form schema of a network's explorer keys: no whitespace, no duplicates (shell §5). */
export const explorerKeysSchema = z.object({
  keys: z
    .array(
      z
        .string()
        .min(1, "Enter the key or remove this row.")
        .max(200, "Use at most 200 characters.")
        .regex(/^\S*$/, "A key cannot contain spaces."),
    )
    .max(MAX_KEYS, `Use at most ${MAX_KEYS} keys.`)
    .superRefine((keys, context) => {
      const twice = repeatedTexts(keys);
      keys.forEach((key, index) => {
        if (twice.has(key.trim())) context.addIssue({ code: "custom", message: UNIQUE, path: [index] });
      });
    }),
});
