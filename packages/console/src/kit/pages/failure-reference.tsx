import type { ApiError } from "@backoffice/api-client";
import { CopyButton, formatDateTime, serverTime, useLocale } from "@backoffice/ui";
import { mayRecover } from "../polling/may-recover.ts";

/** When a call failed, whether it is repeated, and its id in the server's log, to be copied for support. */
const FailureReference = ({ error }: { error: ApiError }) => {
  const { locale, timeZone } = useLocale();
  const { requestId, message } = error;
  const at = serverTime(error.at);
  const copied = [
    message,
    // Without the query string, which may contain personal data.
    `Page: ${window.location.pathname}`,
    `Time: ${new Date(at).toISOString()}`,
    `Reference: ${requestId}`,
    `Version: ${__APP_VERSION__}`,
  ].join("\n");
  return (
    <div data-slot="reference" className="text-meta text-ink-muted">
      <p>
        At <span className="tabular">{formatDateTime(new Date(at), locale, timeZone, "time")}</span>.
        {mayRecover(error) && " Retrying automatically."}
      </p>
      <p className="mt-1">
        Reference <span className="font-mono">{requestId}</span>
      </p>
      <CopyButton size="sm" variant="ghost" value={copied} label="Copy for support" />
    </div>
  );
};

export default FailureReference;
