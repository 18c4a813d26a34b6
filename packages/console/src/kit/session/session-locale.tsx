import { LocaleProvider } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useLocale } from "../preferences/locale.ts";
import { useSession } from "./session.ts";

/** Everything below writes dates and numbers in the language chosen, and moments in the user's time zone (shell §9). */
export const SessionLocale = ({ children }: { children: ReactNode }) => {
  const { timeZone } = useSession();
  return (
    <LocaleProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </LocaleProvider>
  );
};
