import AffiliateSummaryReport from "./affiliate-summary-report.drawer.tsx";

/** The report, by itself: it draws charts. */
export default {
  "affiliate-summary-report": AffiliateSummaryReport,
};
