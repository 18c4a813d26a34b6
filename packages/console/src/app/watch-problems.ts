import { configureApi, type EndedCall } from "@backoffice/api-client";
import { missingCode } from "@backoffice/ui";
import { openReports, report, sendReportsWith } from "#kit/client-reports/report.ts";
import type { ReportContext } from "../shell/client-reports/to-report.ts";

/** Milliseconds after which a read is slow. */
const SLOW = 10_000;

/** Milliseconds after which problems are sent where no page is idle, as on the sign-in page or without a session. */
const LATEST = 15_000;

/**
 * React draws again at once what failed to be drawn. Where that succeeds nobody saw an error; otherwise its region reports
 * it. By default React tells the window of either, which would report it as uncaught.
 */
export const rootOptions = { onRecoverableError: () => undefined };

/** Reports an answer that breaks the contract, a write with an unknown outcome, a slow read. */
const watchCall = (call: EndedCall) => {
  const { operation, duration, error } = call;
  if (
    error?.kind === "malformed" ||
    // Not one that may take minutes by the contract (x-timeout).
    (operation.effect === "read" ? duration > SLOW && !operation.timeout : error?.outcome === "unknown")
  )
    report({ call });
};

/** Reports to the server what goes wrong from now on; region boundaries report what they catch. */
export const watchProblems = (context: ReportContext): void => {
  configureApi({ onEnd: watchCall });
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    window.addEventListener(type, (event) => report({ event }));
  missingCode.subscribe((missing) => missing && report({ missing }));
  sendReportsWith(() => import("../shell/client-reports/report-sender.ts").then((it) => it.reportSender(context)));
  setTimeout(openReports, LATEST);
};
