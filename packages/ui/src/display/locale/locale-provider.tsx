import { type ReactNode, useMemo } from "react";
import { LocaleContext, type Locale } from "./locale.ts";

/** Tells dates, numbers, money and clocks below how to be written. Once per app, below what knows the reader. */
export const LocaleProvider = ({ locale, timeZone, children }: Locale & { children: ReactNode }) => {
  // Every row of a table listens to it: it changes only when what is in it does.
  const value = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
};
