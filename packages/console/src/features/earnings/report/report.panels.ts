// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AffiliateSummaryReport as "affiliate-summary-report" } from "./affiliate-summary-report.drawer.tsx";
