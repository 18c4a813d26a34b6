import type { Language } from "@backoffice/ui/form";

/** Content languages; English first, since it is always required. */
export const LANGUAGES: readonly Language[] = [
  { code: "en", label: "English" },
  { code: "sv", label: "Swedish" },
  { code: "de", label: "German" },
  { code: "fr", label: "French" },
  { code: "es", label: "Spanish" },
  { code: "pt", label: "Portuguese" },
  { code: "tr", label: "Turkish" },
  { code: "ru", label: "Russian" },
  { code: "hi", label: "Hindi" },
  { code: "ja", label: "Japanese" },
  { code: "ar", label: "Arabic", dir: "rtl" },
  { code: "fa", label: "Persian", dir: "rtl" },
  { code: "ckb", label: "Sorani", dir: "rtl" },
];

/** Languages of the given codes in standard order; an unknown code is shown as it is. */
export const languagesOf = (codes: readonly string[]): Language[] => {
  const known = LANGUAGES.filter((it) => it.code === "en" || codes.includes(it.code));
  const unknown = codes.filter((code) => !LANGUAGES.some((it) => it.code === code));
  return [...known, ...unknown.map((code) => ({ code, label: code }))];
};

const asExtra = (languages: readonly Language[]): Language[] => languages.map((it) => ({ ...it, isExtra: true }));

/** All languages: those of the codes are expected, the others extra. */
export const withExtraLanguages = (codes: readonly string[]): Language[] => {
  const expected = languagesOf(codes);
  return [...expected, ...asExtra(LANGUAGES.filter(({ code }) => expected.every((it) => it.code !== code)))];
};

/** Editable languages, English at least, and as extra ones those with texts. */
export const withWritten = (editable: readonly Language[] = languagesOf([]), codes: readonly string[]): Language[] => [
  ...editable,
  ...asExtra(languagesOf(codes).filter(({ code }) => editable.every((it) => it.code !== code))),
];
