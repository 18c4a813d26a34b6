import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { drawer } from "#testing/on-screen.ts";
import { paymentOf } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

const manual = (db: Db) => paymentOf(db, (it) => it.paymentType !== "CPG Transfer" && it.currency === "TRX");
const opens = (db: Db) => ({ id: "edit-manual-payment" as const, params: { payment: manual(db) } });

export default {
  ...staging,
  title: "Panels/Billing/Edit Manual Payment",
  tags: ["panel:edit-manual-payment"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const AMOUNT = /^Amount\b(?! in)/;
const payment = form({ write: "updateManualPayment", save: /^Save/ });
const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });

/** Sends all fields with the recalculated USD amount. */
export const Saved = payment.sends(
  async () => {
    await typeIn(AMOUNT, "10.5");
    await typeIn(/^Exchange rate/, "0.1612");
    await typeIn(/^Description/, "Half of it");
  },
  (db) => {
    const { paymentId: id, opId, paymentType, issuedDate, invoiceNo, month, year } = manual(db);
    const body = { id, opId, paymentType, currency: "TRX", issuedDate, month, year, invoiceNo: invoiceNo! };
    return {
      body: { ...body, amount: 10.5, exchangeRateInUSD: 0.1612, amountInUSD: 1.69, description: "Half of it" } as never,
    };
  },
  "Payment Updated!",
);

/** Invoice number 0 is not sent. */
export const OnAccount = payment.sends(
  () => typeIn(/^Invoice number/, "0"),
  (db) => {
    const { paymentId: id, opId, paymentType, currency, issuedDate, month, year, ...rest } = manual(db);
    const { amount, exchangeRateInUSD, amountInUSD, description } = rest;
    const body = { id, opId, paymentType, currency, issuedDate, month, year, amount, exchangeRateInUSD, amountInUSD };
    return { body: { ...body, description: description ?? "" } as never };
  },
  "Payment Updated!",
);

export const RateTooSmall = payment.says(() => typeIn(/^Exchange rate/, "0.009"), /^Exchange rate/, /at least 0\.01/);

/** Changed meanwhile: the form shows the current values. */
export const ChangedMeanwhile: SceneStory = {
  args: {
    opens: (db) => ({
      id: "edit-manual-payment",
      params: { payment: { ...manual(db), amount: 1, amountInUSD: 0.16, description: "As the list was" } },
    }),
  },
  play: async ({ loaded: { db } }) => {
    const { amount } = manual(db);
    await waitFor(async () =>
      expect(await box(AMOUNT)).toHaveValue(new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(amount)),
    );
  },
};

/** Amount above the outstanding amount: server error at the amount. */
export const MoreThanIsOwed = payment.taken(
  () => typeIn(AMOUNT, "99999999"),
  AMOUNT,
  /Of invoice \d+, only .* USD remain to be paid/,
);

export const GoneMeanwhile = payment.refused(
  () => typeIn(/^Description/, "Too late"),
  (db) => void db.billing.payments.delete(manual(db).paymentId),
  "This payment does not exist.",
);

/** Unsaved changes are confirmed before the deletion question opens. */
export const DeletesFromHere: SceneStory = {
  play: async () => {
    await typeIn(/^Description/, "Not needed");
    await pressMore("Delete…");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete Payment Confirmation" })).toBeVisible());
  },
};

export const WithoutId = shows(["Missing Payment ID."], {
  opens: (db) => ({ id: "edit-manual-payment", params: { payment: { ...manual(db), paymentId: "" } } }),
});
export const WithoutRight = shows(["edit_payments"], { account: "operator-admin" });
