import { showUtopiaTransaction, type components } from "@backoffice/api-client";
import { FactGroups, Id, useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { kindWords } from "#entities/transaction/transaction-kind.ts";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { UUSD } from "./utopia.ts";
import { VoucherCode } from "./voucher-code.tsx";

const isSecret = (name: string) => name === "voucherCode";

const Facts = ({ tx }: { tx: components["schemas"]["UtopiaTransaction"] }) => (
  <FactGroups
    groups={[
      {
        title: "Voucher",
        items: [
          { label: "Voucher code", value: <VoucherCode code={tx.voucherCode} /> },
          { label: "Voucher number", value: tx.voucherRefNo },
        ],
      },
      {
        title: "Account",
        items: [
          { label: "Customer", value: <Id value={tx.customerId} full /> },
          { label: <OperatorLabel />, value: tx.opId && <OperatorLink opId={tx.opId} /> },
        ],
      },
      {
        title: "Timeline",
        items: [
          { label: "Created", value: <Moment value={tx.createdAt} /> },
          { label: "Confirmed", value: tx.confirmedAt && <Moment value={tx.confirmedAt} /> },
        ],
      },
    ]}
    metadata={[
      <>
        Transaction <Id value={tx.txId} full />
      </>,
      stamp("Updated", tx.updatedAt),
    ]}
  />
);

/** A deposit to or withdrawal from a Utopia wallet (money §2, §3). */
export const UtopiaWalletTransactionDetails = ({
  params: { utopiaTransaction: txId },
  close,
}: DrawerPanelProps<"utopia-wallet-transaction-details">) => {
  const { locale } = useLocale();
  return (
    <RecordPanel
      noun="Utopia transaction"
      read={showUtopiaTransaction}
      input={txId && { body: { txId } }}
      close={close}
      head={(tx) => ({
        name: kindWords(tx),
        subtitle: `Utopia wallet, customer ${tx.customerId}`,
        record: amountText(tx.amount, tx.currency ?? UUSD, locale),
        status: <StatusBadge status={tx.status} of={TRANSACTION_STATUS} />,
        figures: [
          { label: "Amount", value: <Amount value={tx.amount} currency={tx.currency ?? UUSD} /> },
          { label: "Fee", value: <Amount value={tx.fee} currency={UUSD} /> },
        ],
      })}
      json={{ maskKeys: isSecret, inTab: true }}
    >
      {(tx) => <Facts tx={tx} />}
    </RecordPanel>
  );
};
