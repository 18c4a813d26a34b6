import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../kit/locale.ts";
import { useSession } from "../kit/session.ts";

/** The time in the user's zone, to the second (shell §2.1, §9). */
export const Clock = () => {
  const { timeZone } = useSession();
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    [locale, timeZone],
  );
  return (
    <time data-slot="clock" dateTime={new Date(now).toISOString()} title={timeZone} className="tabular">
      {format.format(now)}
    </time>
  );
};
