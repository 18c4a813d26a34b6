import { listPayments, showPayment, type components } from "@backoffice/api-client";
import { FactGroups, Id, useLocale } from "@backoffice/ui";
import { formatMonth, MONTHS } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { PAYMENT_ID_MISSING } from "../fields/payment.schema.ts";
import { paymentActions } from "../payment.actions.ts";
import { ExplorerLink } from "./explorer-link.tsx";

type Payment = components["schemas"]["Payment"];

const by = ({ nickname, userCode }: Payment["createdBy"]) => nickname ?? userCode;

/** Link to the paid invoice in the list. */
const InvoiceOf = ({ invoiceNo }: Pick<Payment, "invoiceNo">) =>
  invoiceNo === null ? (
    "On account"
  ) : (
    <PageLink to="/billing/invoices" query={{ search: String(invoiceNo) }} permission="view_billing">
      {invoiceNo}
    </PageLink>
  );

const Facts = ({ payment }: { payment: Payment }) => {
  const { locale } = useLocale();
  const { currency, exchangeRateInUSD, month, year, extraData } = payment;
  return (
    <FactGroups
      groups={[
        {
          title: "Payment",
          items: [
            { label: "Payment type", value: payment.paymentType },
            { label: "Paid", value: <Moment value={payment.issuedDate} /> },
            { label: "Paid by", value: payment.paidBy },
            { label: "Exchange rate", value: `${formatNumber(exchangeRateInUSD, locale)} USD per ${currency}` },
            { label: "Transfer", value: extraData.explorerURL && <ExplorerLink url={extraData.explorerURL} /> },
          ],
        },
        {
          title: "Applied to",
          items: [
            { label: <OperatorLabel />, value: <OperatorLink opId={payment.opId} /> },
            { label: "Invoice", value: <InvoiceOf invoiceNo={payment.invoiceNo} /> },
            { label: "Month", value: formatMonth(MONTHS.indexOf(month) + 1, year) },
          ],
        },
        {
          title: "Reference",
          items: [
            { label: "Title", value: payment.title },
            { label: "Reference", value: payment.reference },
            { label: "Description", value: payment.description },
          ],
        },
      ]}
      metadata={[
        <>
          Payment <Id value={payment.paymentId} />
        </>,
        stamp("Created", payment.createdAt, by(payment.createdBy)),
        stamp("Updated", payment.updatedAt, payment.updatedBy),
      ]}
    />
  );
};

/** A payment of an operator, with its edit and delete actions (money §2, §3). */
export const PaymentDetails = ({ params: { paymentId }, close }: DrawerPanelProps<"payment-details">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const placeholder = useListed<Payment>(listPayments, (row) => row.paymentId === paymentId);
  if (!paymentId) return <Missing noun="payment" says={PAYMENT_ID_MISSING} close={close} />;
  return (
    <RecordPanel
      noun="payment"
      read={showPayment}
      input={{ body: { paymentId } }}
      placeholder={placeholder}
      close={close}
      json={{ inTab: true }}
      head={({ amount, amountInUSD, currency, opTitle }) => ({
        subtitle: opTitle,
        record: `${amountText(amount, currency, locale)} of ${opTitle}`,
        figures: [
          { label: "Amount", value: <Amount value={amount} currency={currency} /> },
          { label: "In USD", value: <Amount value={amountInUSD} currency="USD" /> },
        ],
      })}
      actions={(payment) => [
        ...asRecordActions(paymentActions(panels, session), payment),
        {
          label: "Wallet preview…",
          onClick: () => panels.open("wallet-preview", { opId: payment.opId }),
          reason: lacking(session, "edit_payments"),
        },
      ]}
    >
      {(payment) => <Facts payment={payment} />}
    </RecordPanel>
  );
};
