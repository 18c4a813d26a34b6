import {
  listPartnerWithdraws,
  showPartnerWithdraw,
  useReviewPartnerWithdraw,
  type components,
} from "@backoffice/api-client";
import { FactGroups, Id, useLocale, type DescriptionItem } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { usePartnerWithdrawalChecks } from "#entities/partner/checks/use-partner-withdrawal-checks.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { isPartner, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { NOTE, reviewInput, reviewReason, reviewWords, withdrawalName, WITHDRAW_STATUS } from "../partner-review.ts";
import { WithdrawalSentence } from "../withdrawal-sentence.tsx";

type PartnerWithdraw = components["schemas"]["PartnerWithdraw"];

/** Fields of a decision exist only after it (money §4). */
const decisionOf = (it: PartnerWithdraw): DescriptionItem[] => [
  ...(it.confirmedAt
    ? [
        { label: "Approved by", value: it.confirmedBy },
        { label: "Approved", value: <Moment value={it.confirmedAt} /> },
      ]
    : []),
  ...(it.rejectedAt
    ? [
        { label: "Rejected by", value: it.rejectedBy },
        { label: "Rejected", value: <Moment value={it.rejectedAt} /> },
      ]
    : []),
  ...(it.note === null ? [] : [{ label: "Note for the partner", value: it.note, span: true }]),
];

const Facts = ({ withdrawal: it }: { withdrawal: PartnerWithdraw }) => (
  <FactGroups
    groups={[
      {
        title: "Partner",
        items: [
          {
            label: "Partner",
            value: (
              <RefLink kind="partner" value={it.partnerId}>
                {it.partnerTitle}
              </RefLink>
            ),
          },
          { label: <OperatorLabel />, value: <OperatorLink opId={it.opId} title={it.opTitle} /> },
          { label: "Debited balance", value: <Amount value={it.fromAmount} currency={it.fromCurrency} /> },
        ],
      },
      {
        title: "Destination",
        items: [
          { label: "Address", value: <Id value={it.destinationAddress} full />, span: true },
          { label: "Network", value: it.network },
        ],
      },
      { title: "Decision", items: decisionOf(it) },
    ]}
    metadata={[
      <>
        Withdrawal <Id value={it.txId} full />
      </>,
      stamp("Requested", it.createdAt),
    ]}
  />
);

const WithdrawalDecision = ({ withdrawal }: { withdrawal: PartnerWithdraw }) => {
  const session = useSession();
  const { locale } = useLocale();
  const write = useReviewPartnerWithdraw();
  return (
    <DecisionForm
      panel="partner-withdraw-details"
      id={withdrawal.txId}
      noun="partner withdrawal"
      recordName={withdrawalName(withdrawal, locale)}
      decisions={reviewWords(withdrawal, locale)}
      name={amountText(withdrawal.toAmount, withdrawal.toCurrency, locale)}
      write={write}
      note={NOTE}
      checks={usePartnerWithdrawalChecks(withdrawal)}
      subject={<WithdrawalSentence of={withdrawal} />}
      // Partners cannot decide on their own requests.
      offered={withdrawal.status === "PENDING" && !isPartner(session)}
      reason={() => reviewReason(withdrawal, session)}
      input={(action, note) => reviewInput(withdrawal, action, note)}
      actionOf={({ body }) => body.actionType}
    />
  );
};

/** A partner's withdrawal, with Approve and Reject while pending (money §2, §4). */
export const PartnerWithdrawDetailsDrawer = ({
  params: { tx },
  close,
}: DrawerPanelProps<"partner-withdraw-details">) => {
  return (
    <RecordPanel
      noun="partner withdrawal"
      read={showPartnerWithdraw}
      input={tx && { body: { txId: tx } }}
      inputOf={(id) => ({ body: { txId: id } })}
      placeholder={useListed<PartnerWithdraw>(listPartnerWithdraws, ({ txId }) => txId === tx)}
      close={close}
      json={{ inTab: true }}
      head={({ partnerTitle, status, toAmount, toCurrency, toAmountInUSD }) => ({
        title: "Partner Withdraw Details",
        subtitle: partnerTitle,
        status: <StatusBadge status={status} of={WITHDRAW_STATUS} />,
        figures: [
          { label: "Amount", value: <Amount value={toAmount} currency={toCurrency} /> },
          { label: "In USD", value: <Amount value={toAmountInUSD} currency="USD" /> },
        ],
      })}
    >
      {(withdrawal) => (
        <>
          <Facts withdrawal={withdrawal} />
          <WithdrawalDecision withdrawal={withdrawal} />
        </>
      )}
    </RecordPanel>
  );
};
