import { createContext } from "react";

/** How the reader writes dates and numbers, and where they are. */
export type Locale = {
  /** BCP 47, e.g. "en-GB". */
  locale: string;
  /** IANA name, e.g. "Europe/Malta". */
  timeZone: string;
};

/** What holds where nobody said otherwise. */
export const DEFAULT_LOCALE: Locale = { locale: "en-GB", timeZone: "UTC" };

/** The locale of everything below; written by `LocaleProvider`, read by `useLocale`. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
