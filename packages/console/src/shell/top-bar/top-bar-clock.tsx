import { serverTime } from "@backoffice/ui";
import { useEffect, useMemo, useState } from "react";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { useSession } from "#kit/session/session.ts";

const Time = ({ at, locale, timeZone }: { at: number; locale: string; timeZone: string }) => {
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    [locale, timeZone],
  );
  return (
    <time data-slot="clock" dateTime={new Date(at).toISOString()} title={timeZone} className="tabular">
      {format.format(at)}
    </time>
  );
};

/** The time in the user's zone, to the second (shell §2.1, §9), with a separating dot before it. */
export const Clock = () => {
  const { timeZone } = useSession();
  const locale = useLocale();
  // Empty until the first tick: creating a time zone's format is slow and would delay the first load.
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return null;
  return (
    <>
      <span aria-hidden>·</span>
      <Time at={now} locale={locale} timeZone={timeZone} />
    </>
  );
};
