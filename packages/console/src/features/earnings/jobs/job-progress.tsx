import type { components } from "@backoffice/api-client";
import { ProgressBar, useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { jobWords } from "./job-words.ts";

/** Progress of a job: players and requested amount. */
export const JobProgress = ({ job }: { job: components["schemas"]["AffiliateWithdrawJob"] }) => {
  const { locale } = useLocale();
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar label="Requested payouts" value={job.requestedCount} max={Math.max(1, job.playerCount)} />
      <p className="text-meta text-ink-muted">
        {jobWords(job, locale)}, {amountText(job.requestedProfitInUSD, "USD", locale)} of{" "}
        {amountText(job.totalProfitInUSD, "USD", locale)}
      </p>
    </div>
  );
};
