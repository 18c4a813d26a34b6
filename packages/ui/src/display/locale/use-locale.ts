import { use } from "react";
import { LocaleContext, type Locale } from "./locale.ts";

/** The reader's locale and time zone; what a part is given itself wins over them, each by itself. */
export const useLocale = (given: Partial<Record<keyof Locale, string | undefined>> = {}): Locale => {
  const around = use(LocaleContext);
  return { locale: given.locale ?? around.locale, timeZone: given.timeZone ?? around.timeZone };
};
