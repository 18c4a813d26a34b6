import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { money, paymentOf } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

type PaymentRecord = components["schemas"]["PaymentRecord"];

/** A manual payment as a billing record. */
const record = (
  db: Db,
  matches: Parameters<typeof paymentOf>[1] = (it) => it.paymentType === "Cash",
): PaymentRecord => {
  const it = paymentOf(db, matches);
  return {
    id: it.paymentId,
    type: "payment",
    title: it.title ?? "",
    description: it.description,
    reference: it.reference,
    amount: it.amountInUSD,
    opId: it.opId,
    opTitle: it.opTitle,
    createdAt: it.createdAt,
    issuedAt: it.issuedDate,
    updatedBy: it.updatedBy,
    payment: { paidBy: it.paidBy, invoiceNo: it.invoiceNo, createdBy: it.createdBy },
  };
};

export default {
  ...staging,
  title: "Panels/Billing/Delete payment",
  tags: ["panel:delete-payment-record"],
  args: { opens: (db) => ({ id: "delete-payment-record", params: { payment: record(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const payment = confirmation({
  title: "Delete payment",
  button: /^Delete payment of /,
  write: "deletePaymentRecord",
  failure: "Unable To Delete Payment",
});

/** Records are in US dollars. */
export const Asked = payment.asks((db) => {
  const { title, amount, payment: of } = record(db);
  return `Delete “${title}”, the payment of ${money(amount, "USD")} of Nordlys on invoice ${of.invoiceNo}. The amount becomes outstanding again.`;
});

export const Deleted = payment.sends(
  (db) => ({ body: { paymentId: record(db).id, opId: "op-nordlys" } }),
  "Payment Deleted!",
);

/** CPG transfer: the server refuses with an error toast. */
export const CpgTransfer = look(
  {
    args: {
      opens: (db) => ({
        id: "delete-payment-record",
        params: { payment: record(db, (it) => it.paymentType === "CPG Transfer") },
      }),
    },
    play: async () => {
      await payment.confirm();
      await waitFor(() => expect(screen.getByText("A CPG transfer cannot be deleted.")).toBeVisible());
      await expect(screen.queryByRole("alertdialog", { name: /^Unable/ })).toBeNull();
    },
  },
  { name: "CPG transfer" },
);

export const WithoutId = payment.waits("Missing Payment ID.", {
  opens: (db) => ({ id: "delete-payment-record", params: { payment: { ...record(db), id: "" } } }),
});
export const WithoutRight = payment.forbidden("edit_payments", "operator-admin");
