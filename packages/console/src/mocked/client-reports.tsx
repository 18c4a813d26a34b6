import type { components } from "@backoffice/api-client";
import { CopyButton } from "@backoffice/ui";
import { useState } from "react";

type ClientReport = components["schemas"]["ClientReport"];

type ClientReportsProps = { read: () => readonly ClientReport[] };

/**
 * The reports of the console that the mock server has received when this opens, newest first; copied, they are a file for
 * `pnpm stack`.
 */
export const ClientReports = ({ read }: ClientReportsProps) => {
  const [reports] = useState(read);
  return (
    <section aria-label="Client reports" className="grid gap-1">
      <h3 className="flex items-center justify-between text-meta font-medium text-ink-muted">
        <span>
          Client reports <span className="tabular">{reports.length}</span>
        </span>
        {reports.length > 0 && (
          <CopyButton size="sm" variant="ghost" value={JSON.stringify(reports, null, 2)} label="Copy as JSON" />
        )}
      </h3>
      {reports.length === 0 ? (
        <p className="text-meta text-ink-muted">None received.</p>
      ) : (
        <ul className="max-h-40 overflow-y-auto" tabIndex={0}>
          {reports.map(({ kind, at, count, page, panel, operation }, index) => (
            <li key={index} className="truncate text-meta" title={at}>
              <span className="font-mono">{kind}</span> <span className="tabular">× {count}</span>{" "}
              <span className="text-ink-muted">{[page, panel, operation].filter(Boolean).join(" ")}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
