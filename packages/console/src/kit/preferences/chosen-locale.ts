import { useSyncExternalStore } from "react";
import { createStoredStore } from "#kit/state/create-stored-store.ts";
import { useSession } from "#kit/session/session.ts";

/** The languages that dates and numbers can be written in, by their own names. */
export const LOCALES = [
  { tag: "en-GB", label: "English (UK)" },
  { tag: "en-US", label: "English (US)" },
  { tag: "de", label: "Deutsch" },
  { tag: "es", label: "Español" },
  { tag: "fr", label: "Français" },
  { tag: "pt", label: "Português" },
  { tag: "sv", label: "Svenska" },
  { tag: "tr", label: "Türkçe" },
] as const;

const KEY = "locale";

/** The locale chosen in this browser; undefined for the account's language. */
export const localeStore = createStoredStore<string | undefined>(
  KEY,
  (stored) => LOCALES.find(({ tag }) => tag === stored)?.tag,
);

/** Sets the language of dates and numbers and stores it in the browser. */
export const changeLocale = (tag: string | undefined): void => localeStore.write(tag);

/** The locale of a language, always with Latin digits and the Gregorian calendar. */
export const localeOf = (language: string): string => {
  const tag = language === "en" ? "en-GB" : language;
  try {
    return `${Intl.getCanonicalLocales(tag)[0] ?? "en-GB"}-u-ca-gregory-nu-latn`;
  } catch {
    return "en-GB";
  }
};

/** The locale of dates and numbers: the one chosen, else the account's language. */
export const useLocale = (): string => {
  const { language } = useSession();
  return localeOf(useSyncExternalStore(localeStore.subscribe, localeStore.read) ?? language);
};
