import type { ApiError } from "@backoffice/api-client";
import { CopyButton, formatDateTime, serverTime, useLocale } from "@backoffice/ui";
import { mayRecover } from "#kit/polling/may-recover.ts";

/**
 * When a call failed, whether it is repeated, and what support finds it by in the server's traces and log: the id of its
 * trace, or, of a call that the page preloads without one, the answer's `X-Request-Id`.
 */
const FailureReference = ({ error }: { error: ApiError }) => {
  const { locale, timeZone } = useLocale();
  const { traceId, requestId, message } = error;
  const reference = traceId ?? requestId;
  const at = serverTime(error.at);
  const copied = [
    message,
    // Without the query string, which may contain personal data.
    `Page: ${window.location.pathname}`,
    `Time: ${new Date(at).toISOString()}`,
    `Reference: ${reference}`,
    // A gateway's own, beside that of the trace.
    ...(traceId && requestId?.replaceAll("-", "") !== traceId ? [`Request: ${requestId}`] : []),
    `Version: ${__APP_VERSION__}`,
  ].join("\n");
  return (
    <>
      <div data-slot="reference" className="order-first basis-full text-meta text-ink-muted">
        <p>
          At <span className="tabular">{formatDateTime(new Date(at), locale, timeZone, "time")}</span>.
          {mayRecover(error) && " Retrying automatically."}
        </p>
        <p>
          Reference <span className="font-mono">{reference}</span>
        </p>
      </div>
      <CopyButton variant="ghost" value={copied} label="Copy for support" />
    </>
  );
};

export default FailureReference;
