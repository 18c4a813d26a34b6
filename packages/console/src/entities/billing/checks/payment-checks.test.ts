import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { PAYMENT_CHECKS, type PaymentReads } from "./payment-checks.ts";

const invoice = {
  invoiceNo: 1042,
  opId: "op-nordlys",
  issuedAt: "2026-11-01T08:00:00Z",
  remainingAmountInUSD: 5400,
};
const payment = {
  opId: "op-nordlys",
  invoiceNo: 1042 as number | undefined,
  amountInUSD: "5400.00",
  issuedDate: "2026-11-05T12:00:00Z",
};
const other = {
  paymentId: "p-1",
  opId: "op-nordlys",
  invoiceNo: 1042 as number | null,
  amountInUSD: 5400,
  issuedDate: "2026-10-01T12:00:00Z",
};
const FACTS: PaymentReads = {
  payment,
  before: null,
  operator: { status: "ACTIVE" },
  invoices: { items: [invoice], count: 1 },
  payments: { items: [] },
  now: Date.parse("2026-11-05T23:59:59Z"),
  locale: "en",
};
const says = findingsOf(PAYMENT_CHECKS, FACTS);
const invoiceIs = (changes: Partial<typeof invoice>) => ({
  invoices: { items: [{ ...invoice, ...changes }], count: 1 },
});
const enters = (changes: Partial<PaymentReads["payment"]>) => ({ payment: { ...payment, ...changes } });
const ON_ACCOUNT = { invoiceNo: undefined };

describe("checks of a payment", () => {
  it.each<[string, string, Partial<PaymentReads>, string]>([
    ["open invoice", "Invoice", {}, "clear | open"],
    ["on account", "Invoice", enters(ON_ACCOUNT), "none | on account"],
    [
      "number of no invoice",
      "Invoice",
      enters({ invoiceNo: 7 }),
      "look | not found | Invoice not found. The operator has no invoice 7.",
    ],
    [
      "number of another operator's invoice",
      "Invoice",
      invoiceIs({ opId: "op-solvik" }),
      "look | not found | Invoice not found. The operator has no invoice 1042.",
    ],
    ["older than all invoices that were read", "Invoice", { invoices: { items: [], count: 51 } }, "none | not listed"],
    [
      "paid invoice",
      "Invoice",
      invoiceIs({ remainingAmountInUSD: 0 }),
      "look | already paid | Already paid. Nothing is owed of invoice 1042.",
    ],
    [
      "invoice that is paid by the changed payment",
      "Invoice",
      { ...invoiceIs({ remainingAmountInUSD: 0 }), before: other },
      "clear | open",
    ],
    ["amount as owed", "Amount", {}, "clear | as owed"],
    [
      "cent too much",
      "Amount",
      enters({ amountInUSD: "5400.01" }),
      "look | more than owed | Amount differs. 5,400.00 USD is owed of invoice 1042.",
    ],
    [
      "part of the amount",
      "Amount",
      enters({ amountInUSD: "100" }),
      "note | in part | Amount differs. 5,400.00 USD is owed of invoice 1042.",
    ],
    [
      "as owed without the changed payment",
      "Amount",
      { ...invoiceIs({ remainingAmountInUSD: 400 }), before: { ...other, amountInUSD: 5000 } },
      "clear | as owed",
    ],
    ["on account: nothing is owed", "Amount", enters(ON_ACCOUNT), "none | nothing owed"],
    ["no amount yet", "Amount", enters({ amountInUSD: undefined }), "none | not entered"],
    ["last second of the 5th", "Due", {}, "clear | not yet"],
    [
      "after the 5th",
      "Due",
      { now: Date.parse("2026-11-06T00:00:00Z") },
      "look | overdue | Overdue. Invoice 1042 was due on the 5th.",
    ],
    ["paid invoice: nothing is due", "Due", invoiceIs({ remainingAmountInUSD: -1 }), "none | nothing"],
    ["other amounts", "Same payment", { payments: { items: [{ ...other, amountInUSD: 1 }] } }, "clear | no other"],
    [
      "same amount on the same invoice",
      "Same payment",
      { payments: { items: [other, { ...other, paymentId: "p-2" }] } },
      "look | 2 times | Same payment again. This amount was entered before on invoice 1042.",
    ],
    ["the changed payment itself", "Same payment", { payments: { items: [other] }, before: other }, "clear | no other"],
    [
      "same amount on account, a week before",
      "Same payment",
      {
        ...enters(ON_ACCOUNT),
        payments: { items: [{ ...other, invoiceNo: null, issuedDate: "2026-10-29T12:00:00Z" }] },
      },
      "look | 1 time | Same payment again. This amount was entered before on account within a week.",
    ],
    [
      "same amount on account, longer before",
      "Same payment",
      {
        ...enters(ON_ACCOUNT),
        payments: { items: [{ ...other, invoiceNo: null, issuedDate: "2026-10-29T11:59:59Z" }] },
      },
      "clear | no other",
    ],
    ["operator not chosen", "Operator", { operator: null }, "none | not chosen"],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
