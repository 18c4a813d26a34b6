import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { productInCents, sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { paidByInvoice } from "./invoice-view.ts";
import { MONTHS } from "../../db/times/months.ts";
import { createRandom } from "../../db/random.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import { billingAuthor } from "./billing-author.ts";
import type { PaymentRow } from "./billing-tables.ts";

type Schemas = components["schemas"];
type Draft = Pick<PaymentRow, "opId" | "currency" | "amount" | "exchangeRateInUSD" | "amountInUSD" | "invoiceNo">;

/** Checks a payment; `before` is the payment that is changed, if any. */
const checkPayment = (db: Db, account: Account, draft: Draft, before?: PaymentRow): void => {
  const { opId, currency, amount, exchangeRateInUSD, amountInUSD, invoiceNo } = draft;
  if (opId === "*") throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  const scope = scopeOf(db, account, opId, true);
  if (currency === "USD" && exchangeRateInUSD !== 1)
    throw Refusal.ofFields({ exchangeRateInUSD: "The exchange rate of USD is 1." });
  if (productInCents(amount, exchangeRateInUSD) !== amountInUSD)
    throw Refusal.ofFields({ amountInUSD: "The amount in USD must be the exchange rate times the amount." });
  if (invoiceNo === null) return;
  const invoice = [...db.billing.invoices.values()].find((it) => it.invoiceNo === invoiceNo);
  if (!invoice || !scope.has(invoice.opId))
    throw Refusal.ofFields({ invoiceNo: `Invoice ${invoiceNo} of this operator does not exist.` });
  const own = before?.invoiceNo === invoiceNo ? before.amountInUSD : 0;
  const left = sumOf([invoice.totalPayableAmountInUSD, -(paidByInvoice(db).get(invoiceNo) ?? 0), own]);
  if (amountInUSD > left)
    throw Refusal.ofFields({ amountInUSD: `Of invoice ${invoiceNo}, only ${left.toFixed(2)} USD remain to be paid.` });
};

const nothing = { title: null, reference: null, paidBy: null };

const add = (
  { db, account, clock }: Actor,
  draft: Omit<PaymentRow, "paymentId" | "createdAt" | "updatedAt" | "createdBy" | "updatedBy" | "extraData">,
): PaymentRow => {
  checkPayment(db, account, draft);
  const now = new Date(clock.now()).toISOString();
  // Not the number of rows: payments can be deleted, and a number would occur twice.
  const random = createRandom(`payment/${draft.opId}/${now}/${db.billing.payments.size}`);
  let paymentId = random.uuid();
  while (db.billing.payments.has(paymentId)) paymentId = random.uuid();
  const made = { createdAt: now, updatedAt: now, createdBy: billingAuthor(account), updatedBy: null };
  const payment: PaymentRow = { paymentId, ...draft, ...made, extraData: { explorerURL: null } };
  db.billing.payments.set(paymentId, payment);
  return payment;
};

/** Adds a manual payment (money §3, §5). */
export const addManualPayment = ({ db, account, clock }: Actor, draft: Schemas["NewManualPayment"]): PaymentRow =>
  add({ db, account, clock }, { ...nothing, ...draft, invoiceNo: draft.invoiceNo ?? null });

/** Adds a payment in US dollars that belongs to no invoice. */
export const createPaymentRecord = (
  { db, account, clock }: Actor,
  { issuedAt, amountInUSD, ...draft }: Schemas["NewPaymentRecord"],
): PaymentRow => {
  const issuedDate = issuedAt ?? new Date(clock.now()).toISOString();
  const date = new Date(issuedDate);
  return add(
    { db, account, clock },
    {
      ...draft,
      description: draft.description ?? null,
      paymentType: "Direct Transfer",
      currency: "USD",
      amount: amountInUSD,
      exchangeRateInUSD: 1,
      amountInUSD,
      invoiceNo: null,
      month: MONTHS[date.getUTCMonth()]!,
      year: date.getUTCFullYear(),
      issuedDate,
    },
  );
};

/** The payment to change; refused when it does not exist or is not visible to the account. */
const paymentOf = (db: Db, account: Account, id: string): PaymentRow =>
  existing(visibleRow(db, account, db.billing.payments.get(id)), "This payment does not exist.");

const save = ({ db, account, clock }: Actor, row: PaymentRow, before: PaymentRow): PaymentRow => {
  checkPayment(db, account, row, before);
  const updatedAt = new Date(clock.now()).toISOString();
  const saved = { ...row, updatedAt, updatedBy: account.nickname ?? account.email };
  db.billing.payments.set(saved.paymentId, saved);
  return saved;
};

/** Changes a manual payment. */
export const updateManualPayment = (
  { db, account, clock }: Actor,
  { id, ...change }: Schemas["ManualPaymentChange"],
): PaymentRow => {
  const row = paymentOf(db, account, id);
  if (row.paymentType === "CPG Transfer")
    throw new Refusal(400, "This is a CPG transfer; its amount cannot be changed.");
  return save({ db, account, clock }, { ...row, ...change, invoiceNo: change.invoiceNo ?? null }, row);
};

/** Changes which invoice a CPG transfer pays; the transferred amount stays. */
export const updateCpgTransfer = (
  { db, account, clock }: Actor,
  { id, ...change }: Schemas["CpgTransferChange"],
): PaymentRow => {
  const row = paymentOf(db, account, id);
  if (row.paymentType !== "CPG Transfer") throw new Refusal(400, "This payment is not a CPG transfer.");
  return save({ db, account, clock }, { ...row, ...change, invoiceNo: change.invoiceNo ?? null }, row);
};

/** Deletes a payment, whose amount its invoice is owed again; a CPG transfer cannot be deleted. */
export const deletePayment = (db: Db, account: Account, { id, opId }: { id: string; opId: string }): null => {
  const row = paymentOf(db, account, id);
  if (row.opId !== opId) throw Refusal.ofFields({ opId: "This payment belongs to another operator." });
  if (row.paymentType === "CPG Transfer") throw new Refusal(400, "A CPG transfer cannot be deleted.");
  db.billing.payments.delete(id);
  return null;
};
