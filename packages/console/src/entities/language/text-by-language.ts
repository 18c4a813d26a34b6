import { z } from "zod";
import { formatNumber } from "#kit/numbers/format-number.ts";

type Texts = { [code: string]: string };

const tooLong = (maximum: number) => `Use at most ${formatNumber(maximum, "en")} characters.`;
const written = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/** Name by language: English required, blank languages omitted (shell §5). */
export const nameByLanguage = (label = "name", maxLength = 200) =>
  z
    .record(z.string(), z.string().trim().max(maxLength, tooLong(maxLength)))
    .refine((names) => (names["en"] ?? "") !== "", { message: `Enter the ${label} in English.`, path: ["en"] })
    .transform(({ en = "", ...others }) => ({ en, ...written(others) }));

/** Long text by language, all optional. */
export const textByLanguageUpTo = (maxLength: number) =>
  z.record(z.string(), z.string().trim().max(maxLength, tooLong(maxLength))).transform(written);

export const textByLanguage = textByLanguageUpTo(2000);
