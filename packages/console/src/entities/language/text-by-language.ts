import { z } from "zod";

type Texts = { [code: string]: string };

const tooLong = (most: number) => `Use at most ${most} characters.`;
const written = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/** Name by language: English required, blank languages omitted (shell §5). */
export const nameByLanguage = (what = "name", most = 200) =>
  z
    .record(z.string(), z.string().trim().max(most, tooLong(most)))
    .refine((names) => (names["en"] ?? "") !== "", { message: `Enter the ${what} in English.`, path: ["en"] })
    .transform(({ en = "", ...others }) => ({ en, ...written(others) }));

/** Long text by language, all optional. */
export const textByLanguageUpTo = (most: number) =>
  z.record(z.string(), z.string().trim().max(most, tooLong(most))).transform(written);

export const textByLanguage = textByLanguageUpTo(2000);
