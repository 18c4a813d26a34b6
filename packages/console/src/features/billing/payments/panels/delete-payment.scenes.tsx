import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { drawer } from "#testing/on-screen.ts";
import { money, paymentOf } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const manual = (db: Db) => paymentOf(db, (it) => it.paymentType !== "CPG Transfer" && it.currency !== "USD");
const opens = (db: Db) => ({ id: "delete-payment" as const, params: { payment: manual(db) } });

export default {
  ...staging,
  title: "Panels/Billing/Delete Payment Confirmation",
  tags: ["panel:delete-payment"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const payment = confirmation({
  title: "Delete Payment Confirmation",
  button: /^Delete payment of /,
  write: "deleteManualPayment",
  failure: "Unable To Delete Payment",
});

/** The question names amount in both currencies, operator, invoice and consequence. */
export const Asked = payment.asks((db) => {
  const { amount, currency, amountInUSD, invoiceNo } = manual(db);
  return `Delete the payment of ${money(amount, currency)} (${money(amountInUSD, "USD")}) of Nordlys on invoice ${invoiceNo}. The amount becomes outstanding again.`;
});

export const Deleted = payment.sends(
  (db) => ({ query: { opId: "op-nordlys", id: manual(db).paymentId } }),
  "Payment Deleted!",
);

/** From the form: the question replaces the form, and the payment's drawer closes afterwards (money §4). */
export const ClosesTheForm: SceneStory = {
  args: { opens: undefined, at: (db) => `/?panel=payment-details&paymentId=${manual(db).paymentId}` },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Edit…" }));
    await screen.findByRole("dialog", { name: /^Edit Manual Payment/ });
    await pressMore("Delete…");
    await payment.confirm();
    await waitFor(() => expect(screen.getByText("Payment Deleted!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The server's messages are error toasts, one by one (money §8). */
export const Gone: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await payment.button();
    db.billing.payments.delete(manual(db).paymentId);
    await payment.confirm();
    await waitFor(() => expect(screen.getByText("This payment does not exist.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog", { name: /^Unable/ })).toBeNull();
  },
};

export const WithoutId = payment.waits("Missing Payment ID.", {
  opens: (db) => ({ id: "delete-payment", params: { payment: { ...manual(db), paymentId: "" } } }),
});
export const CpgTransfer = look(
  payment.waits("A CPG transfer cannot be deleted.", {
    opens: (db) => ({
      id: "delete-payment",
      params: { payment: paymentOf(db, (it) => it.paymentType === "CPG Transfer") },
    }),
  }),
  { name: "CPG transfer" },
);
export const WithoutRight = payment.forbidden("edit_payments", "operator-admin");
