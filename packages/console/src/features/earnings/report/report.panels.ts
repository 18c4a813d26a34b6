import AffiliateSummaryReport from "./affiliate-summary-report.drawer.tsx";

/** Separate module, since the report loads the charts. */
export default {
  "affiliate-summary-report": AffiliateSummaryReport,
};
