import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { invoiceOf, usd } from "#testing/rows/billing-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { formatMonth } from "#entities/billing/months.ts";

const existing = (db: Db) => invoiceOf(db, "paid");
const draft = (db: Db) => {
  const { opId, month, year } = existing(db);
  const texts = { title: "Again", reference: "NOR-AGAIN", note: "Agreed in the meeting." };
  return { opId, month, year, testPlayersInclusion: "all", includeBrands: true, ...texts } as const;
};

export default {
  ...staging,
  title: "Panels/Billing/Existing Invoice",
  tags: ["panel:existing-invoice"],
  args: { account: "super-admin", opens: (db) => ({ id: "existing-invoice", params: { draft: draft(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Existing Invoice",
  button: /^Overwrite invoice \d+$/,
  write: "generateInvoice",
  failure: "Unable To Generate Invoice",
  read: "listInvoices",
});

/** Operator, month, total and paid amount of the existing invoice. */
export const Asked = panel.asks((db) => {
  const { month, year, totalPayableAmountInUSD, paidAmountInUSD } = existing(db);
  return `Nordlys already has an invoice for ${formatMonth(month, year)} of ${usd(totalPayableAmountInUSD)}, of which ${usd(paidAmountInUSD)} is paid. Overwrite it with the submitted invoice, which takes over its number and its payments.`;
});

/** Sends the submitted draft with the overwrite flag (money §4). */
export const Sent = panel.sends(
  (db) => ({ body: { ...draft(db), overwriteExistingInvoice: true } }),
  "Invoice Generated!",
  { after: () => waitFor(() => expect(screen.getByRole("dialog", { name: /^Invoice Details/ })).toBeVisible()) },
);

/** The paid amount meanwhile exceeds the new total. */
export const PaidMeanwhile = panel.refused((db) => {
  const { invoiceNo } = existing(db);
  const payment = [...db.billing.payments.values()].find((it) => it.invoiceNo === invoiceNo)!;
  db.billing.payments.set(payment.paymentId, { ...payment, amountInUSD: 9_999_999 });
}, /are paid already, which is more than its new total\./);

/** Operator staff may generate but not overwrite (ruling 51). */
export const OfTheOperator = panel.waits("Only super admins and admins can overwrite an issued invoice.", {
  account: "operator-admin",
});
export const WithoutRight = panel.forbidden("generate_invoices", "operator-manager");
