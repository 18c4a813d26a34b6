// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AppServiceCharts as "app-service-charts" } from "./charts/app-service-charts.modal.tsx";
export { RequestExportReport as "request-export-report" } from "./reports/request-export-report.modal.tsx";
