// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "app-service-charts" } from "./charts/app-service-charts.modal.tsx";
export { default as "request-export-report" } from "./reports/request-export-report.modal.tsx";
