import { CopyButton } from "@backoffice/ui";
import { useState } from "react";

/** A button that copies a crash report for engineers. */
const CrashReport = ({ error }: { error: Error }) => {
  const [time] = useState(() => new Date().toISOString());
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
    <p className="flex items-center justify-center gap-1 pb-6 text-ink-muted">
      Copy the report for your administrator
      <CopyButton value={report} label="Copy the report" />
    </p>
  );
};

export default CrashReport;
