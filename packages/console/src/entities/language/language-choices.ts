import { LANGUAGES } from "./languages.ts";

/** Language filter of content lists; menu links keep it (shell §2.1). */
export const languageChoices = {
  selectedLanguage: LANGUAGES.map(({ code, label }) => ({ value: code, label })),
};
