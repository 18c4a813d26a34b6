import { LANGUAGES } from "./languages.ts";

/** What lists of content in one language can be narrowed to; menu links keep it (shell §2.1). */
export const languageChoices = {
  selectedLanguage: LANGUAGES.map(({ code, label }) => ({ value: code, label })),
};
