import { useReviewPartnerWithdraw, useShowPartnerWithdraw } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { usePartnerWithdrawalChecks } from "#entities/partner/checks/use-partner-withdrawal-checks.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { NOTE, reviewInput, reviewReason, reviewWords, withdrawalName } from "../partner-review.ts";
import { WithdrawalSentence } from "../withdrawal-sentence.tsx";

/** Approves or rejects a partner withdrawal with a note for the partner (money §4, §5). */
export const PartnerWithdrawConfirmation = ({
  params: { withdrawal: listed, action, note: given },
  ...panel
}: DialogPanelProps<"partner-withdraw-confirmation">) => {
  const session = useSession();
  const { locale } = useLocale();
  // Someone else may decide meanwhile.
  const { data: withdrawal = listed } = useShowPartnerWithdraw({ body: { txId: listed.txId } }, { staleTime: 0 });
  return (
    <DecisionPanel
      {...panel}
      decisions={reviewWords(withdrawal, locale)}
      decision={action}
      noun="partner withdrawal"
      name={amountText(withdrawal.toAmount, withdrawal.toCurrency, locale)}
      recordName={withdrawalName(withdrawal, locale)}
      write={useReviewPartnerWithdraw()}
      queue={{ panel: "partner-withdraw-details", id: withdrawal.txId }}
      note={NOTE}
      noteName="note"
      given={given}
      checks={usePartnerWithdrawalChecks(withdrawal)}
      input={(note) => reviewInput(withdrawal, action, note)}
      reason={reviewReason(withdrawal, session)}
    >
      <WithdrawalSentence of={withdrawal} />
    </DecisionPanel>
  );
};
