/** Texts by language code: `{ en: "Bank transfer", ar: "تحويل بنكي" }`. */
export type LanguageMap = Record<string, string | undefined>;

/** A language of a text; `dir` is the direction of its script (left to right by default). */
export type Language = {
  code: string;
  label: string;
  dir?: "ltr" | "rtl" | undefined;
  /** Neither expected nor counted as missing: offered in a menu until it has a text. */
  isExtra?: boolean | undefined;
};

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

const step = (node: unknown, key: string): unknown =>
  typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined;

/** The map at a path of the initial form values. */
export const initialMap = (values: unknown, path: string): LanguageMap =>
  (path.split(".").reduce(step, values) ?? {}) as LanguageMap;

/** Languages without a text; white space does not count as text. */
export const missingLanguages = (map: LanguageMap, languages: readonly Language[]): Language[] =>
  languages.filter(({ code }) => !map[code]?.trim());

/** The languages that are expected, in which something is missing without a text. */
export const expectedLanguages = (languages: readonly Language[]): Language[] =>
  languages.filter(({ isExtra }) => !isExtra);
