import { type ReactNode, useMemo } from "react";
import { LocaleContext, type Locale } from "./locale.ts";

/** Sets locale and time zone of dates, numbers, money and clocks. Once per app, below the provider of the user. */
export const LocaleProvider = ({ locale, timeZone, children }: Locale & { children: ReactNode }) => {
  // Every row of a table reads this context, so its value changes only with its content.
  const value = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
};
