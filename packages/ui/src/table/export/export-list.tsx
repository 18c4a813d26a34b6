import { useSyncExternalStore, type ReactNode } from "react";
import { serverTime } from "../../display/clock/server-time.ts";
import { formatDateTime } from "../../display/locale/format-date-time.ts";
import { useLocale } from "../../display/locale/use-locale.ts";
import { FileName } from "../../display/values/file-name.tsx";
import { visibleText } from "../../visible-text.ts";
import { Button } from "../../primitives/button/button.tsx";
import { ExportProgress } from "./export-progress.tsx";
import { downloadExport, exportJobs, stopExport, type ExportJob } from "./export-jobs.ts";

/**
 * Exports of this session, newest first, with time, progress, stop and download buttons. Renders nothing without
 * exports. `mark`: in front of the name.
 */
export const ExportList = ({ mark }: { mark?: (job: ExportJob) => ReactNode }) => {
  const { locale, timeZone } = useLocale();
  const jobs = useSyncExternalStore(exportJobs.subscribe, exportJobs.read);
  if (jobs.length === 0) return null;
  return (
    <section aria-label="Exports" className="mb-3 border-b border-line pb-3">
      <p className="mb-2 font-semibold">Exports</p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {jobs.map((job) => (
          <li key={job.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="mb-1 font-medium wrap-anywhere">
                {mark?.(job)}
                <FileName name={job.fileName} />
                <span className="ms-2 font-normal text-ink-muted tabular">
                  {formatDateTime(new Date(serverTime(job.at)), locale, timeZone, "time")}
                </span>
              </p>
              <ExportProgress job={job} />
              {job.step === "failed" && <p className="wrap-anywhere">{job.message}</p>}
              {job.step === "done" && job.moved && (
                <p>The list kept changing during the export: rows may be missing.</p>
              )}
            </div>
            {(job.step === "waiting" || job.step === "running") && (
              <Button size="sm" aria-label={`Stop ${visibleText(job.fileName)}`} onClick={() => stopExport(job.id)}>
                Stop
              </Button>
            )}
            {job.step === "done" && (
              <Button
                size="sm"
                aria-label={`Download ${visibleText(job.fileName)} again`}
                onClick={() => downloadExport(job.id)}
              >
                Download again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
