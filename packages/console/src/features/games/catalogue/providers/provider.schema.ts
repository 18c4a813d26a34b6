import { repeatedTexts } from "@backoffice/ui/form";
import { z } from "zod";
import { nameByLanguage } from "#entities/language/text-by-language.ts";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";
import { owner } from "../parts/label.schema.ts";

/** Maximum number of aliases. */
export const MAX_ALIASES = 50;

export const ALIAS_TWICE = "This alias is already listed.";

const folded = (alias: string) => alias.trim().toLowerCase();

/** Form schema of an original provider; outputs the wire values (shell §5). */
export const providerSchema = z.object({
  opId: owner,
  slug: z
    .string()
    .trim()
    .min(1, "Enter the slug.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[a-z0-9-]*$/, "Use lowercase letters, digits and hyphens only."),
  aliases: z
    .array(z.string().trim().min(1, "An alias must not be empty.").max(80, "Use at most 80 characters."))
    .max(MAX_ALIASES, `Use at most ${MAX_ALIASES} aliases.`)
    .superRefine((aliases, context) => {
      const twice = repeatedTexts(aliases.map(folded));
      aliases.forEach((alias, index) => {
        if (twice.has(folded(alias))) context.addIssue({ code: "custom", message: ALIAS_TWICE, path: [index] });
      });
    }),
  displayName: nameByLanguage("display name"),
});

export type ProviderValues = z.input<typeof providerSchema>;

/** Disabled reason of Save: English display name missing, or an empty alias (shell §5). */
export const missingOf = ({ opId, slug, aliases, displayName }: ProviderValues): string | undefined =>
  missingValuesReason([
    [opId, "the operator"],
    [slug, "the slug"],
    [displayName["en"], "the English display name"],
  ]) ?? (aliases.some((alias) => alias.trim() === "") ? "Fill in or remove the empty alias first." : undefined);
