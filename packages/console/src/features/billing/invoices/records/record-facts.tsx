import type { components } from "@backoffice/api-client";
import { FactGroups, useLocale, type DescriptionItem, type FactGroup } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

type Schemas = components["schemas"];

const usd = (value: number) => <Amount value={value} currency="USD" />;
const authorOf = ({ nickname, userCode }: Schemas["BillingAuthor"]) => nickname ?? userCode;

/** Commission on the GGR; by casino and sport where the record has both shares. */
const sharesOf = (invoice: Schemas["InvoiceOfRecord"], locale: string): DescriptionItem[] => {
  const { ggrPercentage, sportGGRPercentage } = invoice.billingSettings;
  const { casinoGGRInUSD, casinoGGRCommissionInUSD, sportGGRInUSD, sportGGRCommissionInUSD } = invoice;
  if ([sportGGRPercentage, casinoGGRInUSD, casinoGGRCommissionInUSD].includes(undefined))
    return [{ label: "GGR share", value: formatPercentage(ggrPercentage, locale) }];
  const share = (percentage = 0, ofInUSD = 0, commission = 0) => (
    <>
      {usd(commission)}{" "}
      <span className="text-ink-muted">
        ({formatPercentage(percentage, locale)} of {usd(ofInUSD)})
      </span>
    </>
  );
  return [
    { label: "Casino commission", value: share(ggrPercentage, casinoGGRInUSD, casinoGGRCommissionInUSD) },
    { label: "Sport commission", value: share(sportGGRPercentage, sportGGRInUSD, sportGGRCommissionInUSD) },
  ];
};

const ofInvoice = ({ invoice }: Schemas["InvoiceRecord"], locale: string): FactGroup[] => [
  {
    title: "Invoice",
    items: [
      { label: "Invoice", value: String(invoice.invoiceNo) },
      { label: "Source", value: choiceWords(invoice.invoiceType) },
      { label: "Charged from", value: <Moment value={invoice.from} /> },
    ],
  },
  {
    title: "Commission",
    items: [
      { label: "GGR", value: usd(invoice.totalGGRInUSD) },
      ...sharesOf(invoice, locale),
      { label: "Commission", value: usd(invoice.ggrCommissionAmountInUSD) },
      { label: "Monthly minimum", value: usd(invoice.billingSettings.minMonthlyFeeInUSD) },
    ],
  },
];

const ofPayment = ({ payment }: Schemas["PaymentRecord"]): FactGroup[] => [
  {
    title: "Payment",
    items: [
      { label: "Paid by", value: payment.paidBy },
      { label: "Invoice", value: payment.invoiceNo === null ? "On account" : String(payment.invoiceNo) },
    ],
  },
];

type RecordFactsProps = {
  record: Schemas["BillingRecord"];
  /** Whether the reader sees the notes of platform staff (money §6). */
  seesNotes: boolean;
};

/** The facts of a billing record below its figures; authors and creation last. */
export const RecordFacts = ({ record, seesNotes }: RecordFactsProps) => {
  const { locale } = useLocale();
  const isInvoice = record.type === "invoice";
  return (
    <FactGroups
      groups={[
        {
          items: [
            { label: <OperatorLabel />, value: <OperatorLink opId={record.opId} /> },
            { label: "Reference", value: record.reference },
            { label: "Issued", value: <Moment value={record.issuedAt} /> },
            { label: "Description", value: record.description, span: true },
            ...(isInvoice && seesNotes ? [{ label: "Note", value: record.invoice.note, span: true }] : []),
          ],
        },
        ...(isInvoice ? ofInvoice(record, locale) : ofPayment(record)),
      ]}
      metadata={[
        stamp("Created", record.createdAt, authorOf(isInvoice ? record.invoice.createdBy : record.payment.createdBy)),
        record.updatedBy && `Updated by ${record.updatedBy}`,
      ]}
    />
  );
};
