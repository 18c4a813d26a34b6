import { sendClientReports } from "@backoffice/api-client";
import type { Problem } from "#kit/client-reports/report.ts";
import { toReport, type ClientReport, type ReportContext } from "./to-report.ts";

/** The most reports of one load. */
const MOST = 20;
/** The most reports of one load of each measurement, so that they leave room for problems. */
const MOST_MEASURED = 3;
/** Milliseconds between two reports of a kind. */
const MINUTE = 60_000;
/** Milliseconds that further problems of a batch are waited for. */
const GATHER = 2000;

/** Of the errors that nobody caught, those of browser extensions have no place in the console's files. */
const isForeign = ({ kind, stack }: ClientReport) =>
  (kind === "uncaught-error" || kind === "unhandled-rejection") && !stack?.length;

/** Whether the server of the files switched reports off, by the header `Server-Timing` of the page (deploy/headers.json). */
const isOff = (): boolean => {
  const [page] = performance.getEntriesByType("navigation");
  return page?.serverTiming?.some((it) => it.name === "client-reports" && it.description === "off") === true;
};

/**
 * Sends reports in batches: at most 20 per load, three of them per measurement, one per kind and minute, each once.
 * Between two of a kind problems are counted only. After any 4xx nothing more is sent: the server does not know the call
 * (404), or does not want it.
 */
export const createReportSender = (context: ReportContext) => {
  const { path } = sendClientReports.operation;
  const counts = new Map<ClientReport["kind"], number>();
  const latest = new Map<ClientReport["kind"], number>();
  const measured = new Map<ClientReport["kind"], number>();
  const batch: ClientReport[] = [];
  let left = isOff() ? 0 : MOST;

  const take = () => JSON.stringify({ reports: batch.splice(0) });
  const send = async () => {
    if (batch.length === 0) return;
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", keepalive: true, headers, body: take() }).catch(() => undefined);
    if (!answer || answer.status < 400 || answer.status >= 500) return;
    left = 0;
    batch.length = 0;
  };
  /** The page may be gone before an answer; a beacon waits for none. */
  const sendIfHidden = () => {
    if (document.visibilityState === "hidden" && batch.length > 0)
      navigator.sendBeacon(path, new Blob([take()], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", sendIfHidden);

  return (problem: Problem): void => {
    if (left === 0) return;
    const { at } = problem;
    const report = toReport(problem, context);
    const { kind } = report;
    if (isForeign(report)) return;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (at - (latest.get(kind) ?? 0) < MINUTE) return;
    if ("measurement" in problem) {
      const reported = measured.get(kind) ?? 0;
      if (reported === MOST_MEASURED) return;
      measured.set(kind, reported + 1);
    }
    counts.delete(kind);
    latest.set(kind, at);
    left -= 1;
    if (batch.length === 0) setTimeout(() => void send(), GATHER);
    batch.push({ ...report, count });
    // Vitals are told when the page is hidden, after this sender has sent what it had.
    sendIfHidden();
  };
};

let sender: ReturnType<typeof createReportSender> | undefined;

/** The sender of this load. */
export const reportSender = (context: ReportContext) => (sender ??= createReportSender(context));
