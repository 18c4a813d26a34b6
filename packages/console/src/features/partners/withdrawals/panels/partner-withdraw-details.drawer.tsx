import { listPartnerWithdraws, showPartnerWithdraw, type components } from "@backoffice/api-client";
import { FactGroups, Id, type DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { partnerWithdrawalActions } from "../list/partner-withdrawals.actions.ts";
import { WITHDRAW_STATUS } from "../partner-review.ts";

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
          { label: "Address", value: <Id value={it.destinationAddress} whole />, span: true },
          { label: "Network", value: it.network },
        ],
      },
      { title: "Decision", items: decisionOf(it) },
    ]}
    metadata={[
      <>
        Withdrawal <Id value={it.txId} whole />
      </>,
      stamp("Requested", it.createdAt),
    ]}
  />
);

/** A partner's withdrawal, with Approve and Reject while pending (money §2, §4). */
export const PartnerWithdrawDetailsDrawer = ({
  params: { tx },
  close,
}: DrawerPanelProps<"partner-withdraw-details">) => {
  const session = useSession();
  const panels = usePanels();
  return (
    <RecordPanel
      noun="partner withdrawal"
      read={showPartnerWithdraw}
      input={tx && { body: { txId: tx } }}
      placeholder={useListed<PartnerWithdraw>(listPartnerWithdraws, ({ txId }) => txId === tx)}
      close={close}
      head={({ partnerTitle, status, toAmount, toCurrency, toAmountInUSD }) => ({
        title: "Partner Withdraw Details",
        subtitle: partnerTitle,
        status: <StatusBadge status={status} of={WITHDRAW_STATUS} />,
        figures: [
          { label: "Amount", value: <Amount value={toAmount} currency={toCurrency} /> },
          { label: "In USD", value: <Amount value={toAmountInUSD} currency="USD" /> },
        ],
      })}
      actions={(withdrawal) => asRecordActions(partnerWithdrawalActions(panels, session), withdrawal)}
    >
      {(withdrawal) => <Facts withdrawal={withdrawal} />}
    </RecordPanel>
  );
};
