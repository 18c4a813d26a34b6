import { use } from "react";
import { LocaleContext, type Locale } from "./locale.ts";

/** Locale and time zone of `LocaleProvider`; each value in `given` overrides its own. */
export const useLocale = (given: Partial<Record<keyof Locale, string | undefined>> = {}): Locale => {
  const around = use(LocaleContext);
  return { locale: given.locale ?? around.locale, timeZone: given.timeZone ?? around.timeZone };
};
