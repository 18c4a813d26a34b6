import { LANGUAGES } from "./languages.ts";

/** The name of a language by its code; the code itself where the console does not know it. */
export const languageLabel = (code: string): string => LANGUAGES.find((it) => it.code === code)?.label ?? code;
