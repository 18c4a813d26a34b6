import AppServiceCharts from "./charts/app-service-charts.modal.tsx";
import RequestExportReport from "./reports/request-export-report.modal.tsx";

/** Panels by ID. */
export default {
  "app-service-charts": AppServiceCharts,
  "request-export-report": RequestExportReport,
};
