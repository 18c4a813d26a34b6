import { Alert, formatDateTime, serverTime, useLocale } from "@backoffice/ui";
import type { Notice } from "./what-is-wrong.ts";

/** The one place that says what does not work, since when, and what works meanwhile. It goes when that is over. */
export const StatusBanner = ({ notices }: { notices: readonly Notice[] }) => {
  const { locale, timeZone } = useLocale();
  if (notices.length === 0) return null;
  return (
    <Alert severity="caution" className="mx-3 mt-3 shrink-0 lg:mx-5 print:hidden">
      {notices.map(({ title, since, which, works }) => (
        <p key={title} data-slot="notice">
          <strong className="font-medium">{title}</strong>
          {since !== undefined && (
            <span className="tabular">
              {" "}
              since {formatDateTime(new Date(serverTime(since)), locale, timeZone, "minute")}
            </span>
          )}
          {which && `: ${which}`}. {works}
        </p>
      ))}
    </Alert>
  );
};
