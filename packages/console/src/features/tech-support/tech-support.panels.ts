import AppServiceCharts from "./charts/app-service-charts.modal.tsx";
import RequestExportReport from "./reports/request-export-report.modal.tsx";

/** What each panel of the feature shows. */
export default {
  "app-service-charts": AppServiceCharts,
  "request-export-report": RequestExportReport,
};
