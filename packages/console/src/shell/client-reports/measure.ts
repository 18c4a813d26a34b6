import type { History } from "history";
import { onCLS, onINP, onLCP } from "web-vitals";
import { loadReports, report, type Measurement } from "#kit/client-reports/report.ts";
import { readPanel } from "#kit/panels/definition/panel-address.ts";
import { logAddresses } from "./address-log.ts";
import { timeDrawers } from "./time-drawers.ts";
import type { ReportContext } from "./to-report.ts";

/**
 * Reports the vitals of this load and the time of drawers. A vital is told when the page is hidden, hours after it was
 * measured, so it is reported with the page where it happened.
 */
export const measure = (history: History, { panels }: Pick<ReportContext["registry"], "panels">): void => {
  const addressAt = logAddresses(history, (search) => readPanel(new URLSearchParams(search), panels)?.id);
  const reportVital =
    (kind: Measurement["kind"]) =>
    ({ value, entries }: { value: number; entries: PerformanceEntry[] }) =>
      report({ measurement: { kind, value }, href: addressAt(entries[0]?.startTime ?? 0) });
  onLCP(reportVital("largest-contentful-paint"));
  onINP(reportVital("interaction-to-next-paint"));
  onCLS(reportVital("cumulative-layout-shift"));
  timeDrawers(history, { panels }, (value, href) => report({ measurement: { kind: "drawer-content", value }, href }));
  // There to send before the page is hidden, when nothing more can be loaded.
  loadReports();
};
