// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CancelJob as "affiliate-withdraw-job-cancel" } from "./affiliate-withdraw-job-cancel.confirm.tsx";
export { StartJob as "affiliate-withdraw-job-confirmation" } from "./affiliate-withdraw-job-confirmation.confirm.tsx";
export { AffiliateWithdrawJobs as "affiliate-withdraw-jobs" } from "./affiliate-withdraw-jobs.drawer.tsx";
