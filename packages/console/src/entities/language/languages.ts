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
