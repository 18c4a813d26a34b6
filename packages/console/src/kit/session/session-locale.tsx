import { LocaleProvider } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { useSession } from "./session.ts";

/** Provides the chosen language and the user's time zone to everything that formats dates and numbers (shell §9). */
export const SessionLocale = ({ children }: { children: ReactNode }) => {
  const { timeZone } = useSession();
  return (
    <LocaleProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </LocaleProvider>
  );
};
