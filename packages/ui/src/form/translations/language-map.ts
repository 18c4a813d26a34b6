/** Texts by language code: `{ en: "Bank transfer", ar: "تحويل بنكي" }`. */
export type LanguageMap = Record<string, string | undefined>;

/** A language of a text; `dir` is the direction of its script (left to right by default). */
export type Language = { code: string; label: string; dir?: "ltr" | "rtl" | undefined };

/** `lang` and `dir` attributes of an input in the language. */
export const writtenIn = (language: Language | undefined): { lang?: string; dir?: "ltr" | "rtl" } =>
  language ? { lang: language.code, dir: language.dir ?? "ltr" } : {};

/** English first, the others as given. */
export const englishFirst = (languages: readonly Language[]): Language[] => [
  ...languages.filter(({ code }) => code === "en"),
  ...languages.filter(({ code }) => code !== "en"),
];

/**
 * Sets the text of one language. A language that is not in `initial` is removed from the map
 * when its text is cleared, so that the map then equals the unedited one.
 */
export const withLanguage = (map: LanguageMap, code: string, text: string, initial: LanguageMap): LanguageMap => {
  const { [code]: _, ...others } = map;
  return text === "" && !Object.hasOwn(initial, code) ? others : { ...map, [code]: text };
};

/** Languages without a text; white space does not count as text. */
export const missingLanguages = (map: LanguageMap, languages: readonly Language[]): Language[] =>
  languages.filter(({ code }) => !map[code]?.trim());
