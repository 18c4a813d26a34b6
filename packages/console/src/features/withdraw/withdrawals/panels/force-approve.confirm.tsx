import { useForceJbWithdrawal, useShowWithdrawal } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { useWithdrawalChecks } from "#entities/transaction/withdrawal/checks/use-withdrawal-checks.ts";
import { decisionReason } from "#entities/transaction/withdrawal/decide/decision-reason.ts";
import { WithdrawalSentence } from "#entities/transaction/withdrawal/decide/withdrawal-sentence.tsx";

/** Approves a withdrawal that jb refused: its first answer had status 0 (money §4, ruling 44). */
export const ForceApproveConfirm = ({
  params: { withdrawal, decision, description },
  ...panel
}: DialogPanelProps<"force-approve">) => {
  const { locale } = useLocale();
  const { txId } = withdrawal;
  const { data: now = withdrawal } = useShowWithdrawal({ body: { txId } }, { staleTime: 0 });
  const checked = useChecked(useWithdrawalChecks(now));
  return (
    <DecidesAbout kind="transaction-details" id={txId}>
      <ConfirmPanel
        {...panel}
        title="Force Approve"
        verb="Force Approve"
        noun="withdrawal"
        name={amountText(withdrawal.toAmount, withdrawal.toCurrency, locale)}
        write={useForceJbWithdrawal()}
        input={{ body: decision }}
        success="Withdrawal approved."
        record={{ name: transactionName(withdrawal, locale), drawer: "transaction-details", id: txId }}
        failure={{ title: "Unable To Force Approve Withdrawal" }}
        consequence={`jb did not accept it${description ? `: ${description}` : "."}`}
        reason={decisionReason(withdrawal, now) ?? checked.waits}
        below={checked.strip}
        after={{ onDone: useGoOn({ panel: "transaction-details", id: txId }) }}
      >
        Force the approval of <WithdrawalSentence of={now} /> It is confirmed although jb did not accept it.{" "}
        {checked.against}
      </ConfirmPanel>
    </DecidesAbout>
  );
};
