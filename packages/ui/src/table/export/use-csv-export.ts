import { useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "../../feedback/toast/toast.ts";
import { visibleText } from "../../visible-text.ts";
import type { CsvFormat } from "./csv-notation.ts";
import { type ExportJob, exportJobs, type ExportRequest, startExport, stopExport } from "./export-jobs.ts";

/** Reports the end of an export without an open dialog in a toast. */
const sayEnd = (id: number) => {
  const stop = exportJobs.subscribe(() => {
    const job = exportJobs.read().find((it) => it.id === id);
    if (job && (job.step === "waiting" || job.step === "running")) return;
    stop();
    if (job?.step === "done") toast.success(`${visibleText(job.fileName)} is downloaded. It is also under the bell.`);
    if (job?.step === "failed") toast.error(`The export of ${job.label.toLowerCase()} did not finish. ${job.message}`);
  });
};

/** Runs an export in the background. It continues after the component unmounts; a toast then reports the result. */
export const useCsvExport = <Row>(request: Omit<ExportRequest<Row>, "format">) => {
  const [id, setId] = useState<number>();
  const jobs = useSyncExternalStore(exportJobs.subscribe, exportJobs.read);
  const job: ExportJob | undefined = jobs.find((it) => it.id === id);
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      const last = exportJobs.read().find((it) => it.id === id);
      if (last?.step === "waiting" || last?.step === "running") sayEnd(id);
    };
  }, [id]);
  return {
    job,
    start: (format: CsvFormat) => setId(startExport({ ...request, format })),
    cancel: () => id !== undefined && stopExport(id),
  };
};
