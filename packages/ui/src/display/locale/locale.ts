import { createContext } from "react";

/** The user's locale and time zone. */
export type Locale = {
  /** BCP 47, e.g. "en-GB". */
  locale: string;
  /** IANA name, e.g. "Europe/Malta". */
  timeZone: string;
};

/** Used without a `LocaleProvider`. */
export const DEFAULT_LOCALE: Locale = { locale: "en-GB", timeZone: "UTC" };

/** The locale of everything below; written by `LocaleProvider`, read by `useLocale`. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
