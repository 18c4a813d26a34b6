import { listPayments, showPayment, type components } from "@backoffice/api-client";
import { DescriptionList, Id, useLocale } from "@backoffice/ui";
import { monthWords, MONTHS } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
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

/** The way to the invoice that is paid, among all of them. */
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
    <DescriptionList
      items={[
        { label: <OperatorLabel />, value: <OperatorLink opId={payment.opId} /> },
        { label: "Payment type", value: payment.paymentType },
        { label: "Amount", value: <Amount value={payment.amount} currency={currency} /> },
        { label: "Exchange rate", value: `${formatNumber(exchangeRateInUSD, locale)} USD per ${currency}` },
        { label: "In USD", value: <Amount value={payment.amountInUSD} currency="USD" /> },
        { label: "Invoice", value: <InvoiceOf invoiceNo={payment.invoiceNo} /> },
        { label: "Month", value: monthWords(MONTHS.indexOf(month) + 1, year) },
        { label: "Paid", value: <Moment value={payment.issuedDate} /> },
        { label: "Paid by", value: payment.paidBy },
        { label: "Title", value: payment.title },
        { label: "Reference", value: payment.reference },
        { label: "Description", value: payment.description },
        { label: "Transfer", value: extraData.explorerURL && <ExplorerLink url={extraData.explorerURL} /> },
        { label: "Entered by", value: by(payment.createdBy) },
        { label: "Entered", value: <Moment value={payment.createdAt} /> },
        { label: "Updated by", value: payment.updatedBy },
        { label: "Updated", value: <Moment value={payment.updatedAt} /> },
        { label: "Payment", value: <Id value={payment.paymentId} whole /> },
      ]}
    />
  );
};

/** A payment of an operator, which is changed and deleted from here (money §2, §3). */
const PaymentDetails = ({ params: { paymentId }, close }: DrawerPanelProps<"payment-details">) => {
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
      head={({ amount, currency, opTitle }) => ({
        title: "Payment Details",
        subtitle: `${amountText(amount, currency, locale)} of ${opTitle}`,
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

export default PaymentDetails;
