import CancelJob from "./affiliate-withdraw-job-cancel.confirm.tsx";
import StartJob from "./affiliate-withdraw-job.confirm.tsx";
import AffiliateWithdrawJobs from "./affiliate-withdraw-jobs.drawer.tsx";

/** Panels of payout jobs by ID. */
export default {
  "affiliate-withdraw-jobs": AffiliateWithdrawJobs,
  "affiliate-withdraw-job-confirmation": StartJob,
  "affiliate-withdraw-job-cancel": CancelJob,
};
