import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { textByLanguage } from "#entities/language/text-by-language.ts";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";

type Translation = components["schemas"]["Translation"];

/** Form schema of a translation: key and English are required, other languages are optional (ruling 29). */
export const translationSchema = z.object({
  rowKey: z
    .string()
    .trim()
    .min(1, "Enter the key.")
    .max(120, "Use at most 120 characters.")
    .regex(/^[A-Za-z0-9_.-]*$/, "Use letters, digits, dots, dashes and underscores only."),
  texts: textByLanguage.refine(({ en }) => en !== undefined, {
    message: "Enter the text in English.",
    path: ["en"],
  }),
});

/** Disabled reason of Save while required fields are empty (content §5). */
export const translationWaits = ({ rowKey, texts }: z.input<typeof translationSchema>): string | undefined =>
  missingValuesReason([
    [rowKey, "the key"],
    [texts["en"], "the English text"],
  ]);

/**
 * Request body: every known text, since a server that replaces the row would lose the others. Hidden languages are sent
 * unchanged; an empty text removes one.
 */
export const entityOf = (
  { rowKey, texts }: z.output<typeof translationSchema>,
  before: Readonly<Record<string, string>>,
  shown: readonly string[],
): Translation => {
  const written = shown.filter((code) => texts[code] !== undefined || (before[code] ?? "") !== "");
  return {
    partitionKey: "b2c",
    rowKey,
    ...before,
    ...Object.fromEntries(written.map((code) => [code, texts[code] ?? ""])),
    en: texts["en"] ?? "",
  };
};
