import { listPartnerWithdraws, showPartnerWithdraw, type components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
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

/** Everything that is known of a partner's withdrawal; who decided on it, and when, once somebody has (money §4). */
const Facts = ({ withdrawal: it }: { withdrawal: PartnerWithdraw }) => (
  <DescriptionList
    items={[
      {
        label: "Partner",
        value: (
          <RefLink kind="partner" value={it.partnerId}>
            {it.partnerTitle}
          </RefLink>
        ),
      },
      { label: <OperatorLabel />, value: <OperatorLink opId={it.opId} title={it.opTitle} /> },
      { label: "To address", value: <Id value={it.destinationAddress} whole />, span: true },
      { label: "Network", value: it.network },
      { label: "Currency", value: it.toCurrency },
      { label: "From the balance", value: <Amount value={it.fromAmount} currency={it.fromCurrency} /> },
      { label: "In USD", value: <Amount value={it.toAmountInUSD} currency="USD" /> },
      { label: "Requested", value: <Moment value={it.createdAt} /> },
      { label: "Withdrawal", value: <Id value={it.txId} whole /> },
      ...(it.confirmedAt
        ? [
            { label: "Approved by", value: it.confirmedBy },
            { label: "Approved at", value: <Moment value={it.confirmedAt} /> },
          ]
        : []),
      ...(it.rejectedAt
        ? [
            { label: "Rejected by", value: it.rejectedBy },
            { label: "Rejected at", value: <Moment value={it.rejectedAt} /> },
          ]
        : []),
      ...(it.note === null ? [] : [{ label: "Note for the partner", value: it.note, span: true }]),
    ]}
  />
);

/** A partner's withdrawal, with Approve and Reject while it waits (money §2, §4). */
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
      head={({ partnerTitle, status, toAmount, toCurrency }) => ({
        title: "Partner Withdraw Details",
        subtitle: partnerTitle,
        status: <StatusBadge status={status} of={WITHDRAW_STATUS} />,
        figures: [{ label: "Amount", value: <Amount value={toAmount} currency={toCurrency} /> }],
      })}
      actions={(withdrawal) => asRecordActions(partnerWithdrawalActions(panels, session), withdrawal)}
    >
      {(withdrawal) => <Facts withdrawal={withdrawal} />}
    </RecordPanel>
  );
};
