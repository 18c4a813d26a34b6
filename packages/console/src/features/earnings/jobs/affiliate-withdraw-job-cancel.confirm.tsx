import { listAffiliateWithdrawJobs, useCancelAffiliateWithdrawJob } from "@backoffice/api-client";
import { Alert, useLocale } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "#entities/money/amount-text.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { JobProgress } from "./job-progress.tsx";
import { jobWords } from "./job-words.ts";

/** Polling interval of a running job in milliseconds. */
const LOOK_EVERY = 2000;
/** Number of latest jobs searched for this one; an operator has one running job at most. */
const FEW = 10;

/** Cancels a job: requested payouts stay, the rest returns to the balances (money §4). */
export const CancelJob = ({ params: { job: opened }, ...panel }: DialogPanelProps<"affiliate-withdraw-job-cancel">) => {
  const { locale } = useLocale();
  const { opId, jobId, opTitle } = opened;
  const { data, error } = useQuery({
    ...listAffiliateWithdrawJobs.options({
      body: { page: 1, itemsPerPage: FEW, opId, sortBy: "startedAt", sortDirection: "desc" },
    }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    enabled: panel.open,
  });
  const job = data?.items.find((it) => it.jobId === jobId) ?? opened;
  return (
    <ConfirmPanel
      {...panel}
      title="Affiliate Withdraw Job Cancel"
      verb="Cancel"
      noun="job"
      confirmLabel="Cancel the job"
      tone="danger"
      write={useCancelAffiliateWithdrawJob()}
      input={{ body: { opId, jobId } }}
      success={({ jobId: stopped }) => `Job ${stopped} canceled.`}
      failure={{ look: "toasts" }}
      reason={job.status === "RUNNING" ? undefined : "This job is no longer running."}
      below={
        <>
          <JobProgress job={job} />
          {error && <p className="text-meta text-critical-ink">The current progress could not be loaded.</p>}
        </>
      }
      shows={(stopped) => (
        <div className="flex flex-col gap-3">
          <JobProgress job={stopped} />
          <Alert severity="info" title={`Stopped after ${jobWords(stopped, locale)}`}>
            {amountText(stopped.requestedProfitInUSD, "USD", locale)} is pending; the rest is back in the balances.
          </Alert>
        </div>
      )}
    >
      Stop the payout of affiliate profit of <strong>{opTitle}</strong>, job <strong>{jobId}</strong>. Payouts requested
      so far stay pending; the rest returns to the balances.
    </ConfirmPanel>
  );
};
