import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { invoiceOf, unpay, usd } from "#testing/rows/billing-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { ofInvoice } from "../in-question.ts";

const invoice = (db: Db) => ofInvoice(invoiceOf(db, "unpaid"));

export default {
  ...staging,
  title: "Panels/Billing/Delete invoice",
  tags: ["panel:delete-invoice-record"],
  args: { arrange: unpay, opens: (db) => ({ id: "delete-invoice-record", params: { invoice: invoice(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete invoice",
  button: /^Delete invoice of /,
  write: "deleteInvoice",
  failure: "Unable To Delete Invoice",
});

export const Asked = panel.asks((db) => {
  const { invoiceNo, title, totalInUSD } = invoice(db);
  return `Delete invoice ${invoiceNo} (${title}) of Nordlys. The ${usd(totalInUSD)} it charges is no longer owed.`;
});

/** Sends invoice and operator in the body (ruling 8); its drawer closes too. */
export const ClosesItsDrawer = panel.sends(
  (db) => {
    const { invoiceId, opId } = invoice(db);
    return { body: { invoiceId, opId } };
  },
  "Invoice deleted.",
  {
    args: { at: (db) => `/billing/invoices?panel=invoice-details&invoiceId=${invoice(db).invoiceId}` },
    after: async () => waitFor(() => expect(document.querySelector('[data-slot="drawer"]')).toBeNull()),
  },
);

/** An invoice with payments cannot be deleted: the reason is beside the button, the sentence has the outstanding amount. */
export const WithPayments = look({
  args: {
    opens: (db) => ({ id: "delete-invoice-record", params: { invoice: ofInvoice(invoiceOf(db, "paid")) } }),
  },
  play: async ({ loaded: { db } }) => {
    const { totalInUSD, remainingInUSD } = ofInvoice(invoiceOf(db, "paid"));
    const says = `Of the ${usd(totalInUSD)} it charges, ${usd(remainingInUSD)} is still owed.`;
    const reason = "The invoice has payments. Delete them or assign them to another invoice first.";
    await waitFor(async () => expect(await panel.button()).toHaveAccessibleDescription(reason));
    await expect((await panel.question()).getByText(reason)).toBeVisible();
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      new RegExp(says.replaceAll(" ", "\\s").replaceAll(".", "\\.")),
    );
  },
});

export const WithoutId = panel.waits("Missing Invoice ID.", {
  opens: (db) => ({ id: "delete-invoice-record", params: { invoice: { ...invoice(db), invoiceId: "" } } }),
});

/** Payment received meanwhile: the server refuses with the reason. */
export const PaidMeanwhile = panel.refused((db) => {
  const { invoiceNo } = invoice(db);
  const [payment] = db.billing.payments.values();
  db.billing.payments.set(payment!.paymentId, { ...payment!, invoiceNo });
}, /has payments; delete them first\./);

/** For super admins and admins only (money §6). */
export const WithoutRight = panel.forbidden("edit_invoices", "operator-admin");
