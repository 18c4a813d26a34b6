import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { paymentOf } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const transfer = (db: Db) => paymentOf(db, (it) => it.paymentType === "CPG Transfer");
const opens = (db: Db) => ({ id: "edit-cpg-transfer" as const, params: { payment: transfer(db) } });

export default {
  ...staging,
  title: "Panels/Billing/Edit CPG Transfer",
  tags: ["panel:edit-cpg-transfer"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const payment = form({ write: "updateCpgTransfer" });

/** Type, amount and operator are read-only facts. */
export const WhatIsFixed: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("CPG Transfer")).toBeVisible());
    await expect(panel.queryByRole("textbox", { name: /^Amount/ })).toBeNull();
    await expect(panel.queryByRole("combobox", { name: /^(Payment type|Operator|Currency)/ })).toBeNull();
  },
};

export const Saved = payment.sends(
  async () => {
    await choose(/^Month/, "March");
    await choose(/^Year/, "2025");
    await typeIn(/^Description/, "Counts for March");
  },
  (db) => {
    const { paymentId: id, opId, invoiceNo } = transfer(db);
    const paymentType = "CPG Transfer" as const;
    return {
      body: {
        id,
        opId,
        paymentType,
        invoiceNo: invoiceNo!,
        month: "MARCH",
        year: 2025,
        description: "Counts for March",
      },
    };
  },
  "Payment Updated!",
);

/** Payment on account: no invoice number is sent, and the invoice becomes outstanding again. */
export const OnAccount = payment.sends(
  () => typeIn(/^Invoice number/, "0"),
  (db) => {
    const { paymentId: id, opId, month, year, description } = transfer(db);
    return { body: { id, opId, paymentType: "CPG Transfer", month, year, description: description ?? "" } };
  },
  "Payment Updated!",
  { after: (db) => expect([...db.billing.payments.values()].some((it) => it.invoiceNo === null)).toBe(true) },
);

export const NoSuchInvoice = payment.taken(
  () => typeIn(/^Invoice number/, "9"),
  /^Invoice number/,
  "Invoice 9 of this operator does not exist.",
);
/** Refetch fails: the list values are shown with a notice. */
export const NotReadAgain = shows([/^The values are from the list/], {
  faults: [{ operation: "showPayment", fault: "html-200" }],
});
export const WithoutId = shows(["Missing Payment ID."], {
  opens: (db) => ({ id: "edit-cpg-transfer", params: { payment: { ...transfer(db), paymentId: "" } } }),
});
export const WithoutRight = shows(["edit_payments"], { account: "operator-admin" });
