import type { ApiError } from "@backoffice/api-client";
import { CopyButton, formatDateTime, useLocale } from "@backoffice/ui";

/** The time of a failed call and its id in the server's log, to be copied for support. */
const FailureReference = ({ error: { at, requestId, message } }: { error: ApiError }) => {
  const { locale, timeZone } = useLocale();
  const time = formatDateTime(new Date(at), locale, timeZone, "time");
  const copied = [
    message,
    // Without the query string, which may contain personal data.
    `Page: ${window.location.pathname}`,
    `Time: ${new Date(at).toISOString()}`,
    `Reference: ${requestId}`,
    `Version: ${__APP_VERSION__}`,
  ].join("\n");
  return (
    <p data-slot="reference" className="flex flex-wrap items-center justify-center gap-x-2 text-meta text-ink-muted">
      <span>
        <span className="tabular">{time}</span> · Reference <span className="font-mono">{requestId}</span>
      </span>
      <CopyButton size="sm" variant="ghost" value={copied} aria-label="Copy for support" />
    </p>
  );
};

export default FailureReference;
