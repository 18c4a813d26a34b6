import { LANGUAGES } from "./languages.ts";

/** Name of a language by code; the code itself if it is unknown. */
export const languageLabel = (code: string): string => LANGUAGES.find((it) => it.code === code)?.label ?? code;
