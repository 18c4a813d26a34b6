import type { components } from "@backoffice/api-client/contract";
import { createRandom } from "../random.ts";

type Report = components["schemas"]["ExportReport"];

/** How long a report is queued, and how long it is generated, in milliseconds. */
const WAITS = 3000;
const TAKES = 20_000;

/** A requested report as it is at that time: queued, generated step by step, and then ready. */
export const reportAt = (report: Report, now: number): Report => {
  if (report.status !== "QUEUED") return report;
  const made = now - Date.parse(report.requestedAt) - WAITS;
  if (made < 0) return report;
  if (made < TAKES) return { ...report, status: "RUNNING", progressPercent: Math.floor((made / TAKES) * 100) };
  return {
    ...report,
    status: "COMPLETED",
    progressPercent: 100,
    rowCount: 1 + createRandom(`report/${report.id}`).int(60_000),
    completedAt: new Date(Date.parse(report.requestedAt) + WAITS + TAKES).toISOString(),
    downloadUrl: `/api/files/reports/${report.id}.${report.format.toLowerCase()}`,
  };
};
