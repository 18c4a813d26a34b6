/** A text by language code, as in `{ en: "Bank transfer", ar: "تحويل بنكي" }`. */
export type LanguageMap = Record<string, string | undefined>;

/** A language a text can be written in; `dir` is that of its script (left to right when absent). */
export type Language = { code: string; label: string; dir?: "ltr" | "rtl" | undefined };

/** What a text box says of the language that is written in it. */
export const writtenIn = (language: Language | undefined): { lang?: string; dir?: "ltr" | "rtl" } =>
  language ? { lang: language.code, dir: language.dir ?? "ltr" } : {};

/** English first, the others as given. */
export const englishFirst = (languages: readonly Language[]): Language[] => [
  ...languages.filter(({ code }) => code === "en"),
  ...languages.filter(({ code }) => code !== "en"),
];

/**
 * The map with one language written. A language that was not in `initial` leaves the map again
 * when it is emptied, so that an untouched map and one typed in and cleared are the same.
 */
export const withLanguage = (map: LanguageMap, code: string, text: string, initial: LanguageMap): LanguageMap => {
  const { [code]: _, ...others } = map;
  return text === "" && !Object.hasOwn(initial, code) ? others : { ...map, [code]: text };
};

/** The languages with no text (white space is no text). */
export const missingLanguages = (map: LanguageMap, languages: readonly Language[]): Language[] =>
  languages.filter(({ code }) => !map[code]?.trim());
