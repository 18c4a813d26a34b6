import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { addDecimals, compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { OPERATOR_CHECK, type OperatorReads } from "#entities/operator/checks/operator-check.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { dueFinding, invoiceProof } from "./due-finding.ts";

type Schemas = components["schemas"];
type Invoice = Pick<Schemas["Invoice"], "invoiceNo" | "opId" | "issuedAt" | "remainingAmountInUSD">;
type Payment = Pick<Schemas["Payment"], "paymentId" | "opId" | "invoiceNo" | "amountInUSD" | "issuedDate">;

/** Payments on account of the same amount are the same one if they are this close. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A payment as entered. */
export type EnteredPayment = {
  opId: string;
  /** Undefined for a payment on account. */
  invoiceNo: number | undefined;
  /** Decimal text; undefined until it is valid. */
  amountInUSD: string | undefined;
  /** ISO time. */
  issuedDate: string;
};

/** Data for the check of an operator's payment. */
export type PaymentReads = OperatorReads & {
  payment: EnteredPayment;
  /** The payment that is changed, as it was; null for a new one. */
  before: Payment | null;
  /** The latest invoices of the operator. */
  invoices: { items: readonly Invoice[]; count: number };
  /** Latest payments of the operator. */
  payments: { items: readonly Payment[] };
  /** The server's time, in epoch milliseconds. */
  now: number;
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

type OfInvoice = Pick<PaymentReads, "payment" | "invoices">;

const invoiceOf = ({ payment, invoices }: OfInvoice) =>
  invoices.items.find((it) => it.invoiceNo === payment.invoiceNo && it.opId === payment.opId);

/** Outstanding amount of an invoice without the edited payment, as a decimal text. */
const owedOf = (invoice: Invoice, before: Payment | null): string => {
  const remaining = decimalOf(invoice.remainingAmountInUSD);
  return before?.invoiceNo === invoice.invoiceNo ? addDecimals(remaining, decimalOf(before.amountInUSD)) : remaining;
};

const isPaid = (invoice: Invoice, before: Payment | null) => compareDecimals(owedOf(invoice, before), "0") <= 0;

const invoiceFinding = ({ before, ...facts }: OfInvoice & Pick<PaymentReads, "before">): Finding => {
  const { invoiceNo } = facts.payment;
  if (invoiceNo === undefined) return { state: "none", text: "on account" };
  const invoice = invoiceOf(facts);
  if (!invoice && facts.invoices.count > facts.invoices.items.length) return { state: "none", text: "not listed" };
  if (!invoice)
    return { state: "look", text: "not found", reason: `Invoice not found. The operator has no invoice ${invoiceNo}.` };
  if (!isPaid(invoice, before)) return { state: "clear", text: "open" };
  return {
    state: "look",
    text: "already paid",
    reason: `Already paid. Nothing is owed of invoice ${invoiceNo}.`,
    proof: invoiceProof(invoiceNo),
  };
};

const paymentDueFinding = ({ before, now, ...facts }: OfInvoice & Pick<PaymentReads, "before" | "now">): Finding => {
  const invoice = invoiceOf(facts);
  if (!invoice || isPaid(invoice, before)) return { state: "none", text: "nothing" };
  return dueFinding(invoice, now);
};

const amountFinding = ({ before, locale, ...facts }: OfInvoice & Pick<PaymentReads, "before" | "locale">): Finding => {
  const { amountInUSD } = facts.payment;
  const invoice = invoiceOf(facts);
  if (amountInUSD === undefined) return { state: "none", text: "not entered" };
  if (!invoice || isPaid(invoice, before)) return { state: "none", text: "nothing owed" };
  const owed = owedOf(invoice, before);
  const order = compareDecimals(amountInUSD, owed);
  if (order === 0) return { state: "clear", text: "as owed" };
  const reason = `Amount differs. ${amountText(owed, "USD", locale)} is owed of invoice ${invoice.invoiceNo}.`;
  // Invoices are paid in parts, too.
  return order < 0 ? { state: "note", text: "in part", reason } : { state: "look", text: "more than owed", reason };
};

const isSame = ({ invoiceNo, amountInUSD, issuedDate }: EnteredPayment, other: Payment): boolean =>
  amountInUSD !== undefined &&
  compareDecimals(decimalOf(other.amountInUSD), amountInUSD) === 0 &&
  other.invoiceNo === (invoiceNo ?? null) &&
  (invoiceNo !== undefined || Math.abs(Date.parse(other.issuedDate) - Date.parse(issuedDate)) <= WEEK_MS);

const repeatedFinding = ({
  payment,
  before,
  payments,
}: Pick<PaymentReads, "payment" | "before" | "payments">): Finding => {
  const { invoiceNo, opId, amountInUSD } = payment;
  if (amountInUSD === undefined) return { state: "none", text: "not entered" };
  const same = payments.items.filter((it) => it.paymentId !== before?.paymentId && isSame(payment, it));
  if (same.length === 0) return { state: "clear", text: "no other" };
  const where = invoiceNo === undefined ? "on account within a week" : `on invoice ${invoiceNo}`;
  return {
    state: "look",
    text: plural(same.length, "time"),
    reason: `Same payment again. This amount was entered before ${where}.`,
    proof: {
      label: "Payments",
      to: "/billing/transaction-history",
      query: { view: "payments", opId },
      permission: "view_billing",
    },
  };
};

const rule = checkRules<PaymentReads>();

/** Whether the same payment was entered before. */
export const REPEATED_CHECK = rule({
  code: "REPEATED",
  label: "Same payment",
  needs: ["payment", "before", "payments"],
  find: repeatedFinding,
});

export const PAYMENT_CHECKS: readonly CheckRule<PaymentReads>[] = [
  rule({ code: "INVOICE", label: "Invoice", needs: ["payment", "before", "invoices"], find: invoiceFinding }),
  rule({
    code: "AMOUNT",
    label: "Amount",
    needs: ["payment", "before", "invoices", "locale"],
    find: amountFinding,
  }),
  rule({ code: "DUE", label: "Due", needs: ["payment", "before", "invoices", "now"], find: paymentDueFinding }),
  REPEATED_CHECK,
  OPERATOR_CHECK,
];
