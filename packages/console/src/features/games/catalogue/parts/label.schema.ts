import { z } from "zod";
import { nameByLanguage, textByLanguage } from "#entities/language/text-by-language.ts";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";
import type { LabelKey } from "./entry.ts";

/** Names of the label keys. */
export const KEY_DESCRIPTIONS = { slug: "Slug", code: "Code" } as const satisfies Record<LabelKey, string>;

/** Owner of an entry. */
export const owner = z.string().min(1, "Choose the owner.");

/** Form schema of a label; outputs the wire values, whose key may be `code` (shell §5). */
export const labelSchema = z.object({
  opId: owner,
  slug: z
    .string()
    .trim()
    .min(1, "Enter the slug or code.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[a-z-]*$/, "Use lowercase letters and hyphens only."),
  title: nameByLanguage("title"),
  description: textByLanguage,
});

export type LabelValues = z.input<typeof labelSchema>;

/** Disabled reason of Save. */
export const missingOf =
  (key: LabelKey) =>
  ({ opId, slug, title }: LabelValues): string | undefined =>
    missingValuesReason([
      [opId, "the operator"],
      [slug, `the ${key}`],
      [title["en"], "the English title"],
    ]);
