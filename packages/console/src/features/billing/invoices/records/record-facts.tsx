import type { components } from "@backoffice/api-client";
import { DescriptionList, useLocale, type DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

type Schemas = components["schemas"];

const usd = (value: number) => <Amount value={value} currency="USD" />;
const authorOf = ({ nickname, userCode }: Schemas["BillingAuthor"]) => nickname ?? userCode;

/** What the commission is made of: casino and sport each have a share of their own, where the record tells both. */
const sharesOf = (invoice: Schemas["InvoiceOfRecord"], locale: string): DescriptionItem[] => {
  const { ggrPercentage, sportGGRPercentage } = invoice.billingSettings;
  const { casinoGGRInUSD, casinoGGRCommissionInUSD, sportGGRInUSD, sportGGRCommissionInUSD } = invoice;
  if ([sportGGRPercentage, casinoGGRInUSD, casinoGGRCommissionInUSD].includes(undefined))
    return [{ label: "Share of the GGR", value: formatPercentage(ggrPercentage, locale) }];
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

const ofInvoice = ({ invoice }: Schemas["InvoiceRecord"], locale: string, seesNotes: boolean): DescriptionItem[] => [
  { label: "Invoice", value: String(invoice.invoiceNo) },
  { label: "Comes from", value: choiceWords(invoice.invoiceType) },
  { label: "Charged from", value: <Moment value={invoice.from} /> },
  { label: "GGR", value: usd(invoice.totalGGRInUSD) },
  ...sharesOf(invoice, locale),
  { label: "Commission", value: usd(invoice.ggrCommissionAmountInUSD) },
  { label: "Monthly minimum", value: usd(invoice.billingSettings.minMonthlyFeeInUSD) },
  { label: "Created by", value: authorOf(invoice.createdBy) },
  ...(seesNotes ? [{ label: "Note", value: invoice.note, span: true }] : []),
];

const ofPayment = ({ payment }: Schemas["PaymentRecord"]): DescriptionItem[] => [
  { label: "Paid by", value: payment.paidBy },
  { label: "Pays invoice", value: payment.invoiceNo === null ? "On account" : String(payment.invoiceNo) },
  { label: "Created by", value: authorOf(payment.createdBy) },
];

type RecordFactsProps = {
  record: Schemas["BillingRecord"];
  /** Whether the reader sees the notes of platform staff (money §6). */
  seesNotes: boolean;
};

/** What is known of a billing record: whose and when, then what only an invoice or only a payment has. */
export const RecordFacts = ({ record, seesNotes }: RecordFactsProps) => {
  const { locale } = useLocale();
  return (
    <DescriptionList
      items={[
        { label: <OperatorLabel />, value: <OperatorLink opId={record.opId} /> },
        { label: "Reference", value: record.reference },
        { label: "Issued", value: <Moment value={record.issuedAt} /> },
        { label: "Created", value: <Moment value={record.createdAt} /> },
        ...(record.type === "invoice" ? ofInvoice(record, locale, seesNotes) : ofPayment(record)),
        { label: "Updated by", value: record.updatedBy },
        { label: "Description", value: record.description, span: true },
      ]}
    />
  );
};
