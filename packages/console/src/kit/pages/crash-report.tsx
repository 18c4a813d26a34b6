import { CopyButton, FailedState, serverTime } from "@backoffice/ui";
import { useState } from "react";

/** Takes the place of a region that crashed: it can be drawn again, and a report for engineers be copied. */
const CrashReport = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const [time] = useState(() => new Date(serverTime()).toISOString());
  const report = [
    `${error.name}: ${error.message}`,
    // Without the query string, which may contain personal data.
    `Page: ${window.location.pathname}`,
    `Version: ${__APP_VERSION__}`,
    `Time: ${time}`,
    `Browser: ${navigator.userAgent}`,
    "",
    error.stack ?? "",
  ].join("\n");
  return (
    <div>
      <FailedState
        title="This part of the page stopped working"
        message="Saved data is not affected. Try again, or send the report to your administrator."
        details={`${error.name}: ${error.message}\n${window.location.pathname}`}
        onRetry={onRetry}
      />
      <p className="flex items-center justify-center gap-1 pb-6 text-ink-muted">
        Copy the report for your administrator
        <CopyButton value={report} label="Copy the report" />
      </p>
    </div>
  );
};

export default CrashReport;
