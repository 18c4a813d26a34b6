import { useStartAffiliateWithdrawJob } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";

const schema = z.object({ opId: z.string().min(1, "Choose the operator.") });
const fields = createFields(schema);

/** Starts the job that requests payouts of all affiliate profit of an operator (money §2, §4). */
export const StartJob = ({ params: { opId }, ...panel }: DialogPanelProps<"affiliate-withdraw-job-confirmation">) => {
  const panels = usePanels();
  const { opId: own } = useSession();
  const options = useOperatorOptions();
  return (
    <ConfirmFormPanel
      {...panel}
      title="Affiliate Withdraw Confirmation"
      verb="Start"
      noun="affiliate withdraw job"
      tone="primary"
      schema={schema}
      // Operator staff start with their own operator.
      values={{ opId: opId === ALL ? (own ?? "") : opId }}
      write={useStartAffiliateWithdrawJob()}
      input={(body) => ({ body })}
      success="Affiliate Withdraw Job Started!"
      record={(job) => ({ name: job.opTitle, kind: "operator", value: job.opId })}
      failure={{ look: "toasts" }}
      disabledReason={(now) => (now.opId === "" ? "Choose the operator first." : undefined)}
      confirmLabel={() => "Start job"}
      after={{
        // The job list shows its progress.
        onDone: () => panels.open("affiliate-withdraw-jobs", {}),
      }}
      sentence={(now) => (
        <>
          Request payouts of the profit of every affiliate of{" "}
          <strong>{now.opId === "" ? "an operator" : <OperatorName opId={now.opId} />}</strong> who can withdraw. Each
          payout is pending until it is approved.
        </>
      )}
    >
      {() => <fields.ComboboxField name="opId" label="Operator" required options={options} />}
    </ConfirmFormPanel>
  );
};
