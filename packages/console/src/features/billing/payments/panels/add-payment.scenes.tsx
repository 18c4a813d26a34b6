import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MONTHS } from "#entities/billing/months.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { unpaidInvoice } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choicesIn, choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { storyClock } from "#testing/backend/story-clock.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Billing/Add Payment",
  tags: ["panel:add-payment"],
  // Previous month and payment date depend on today.
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
  args: { at: "/?opId=op-nordlys", opens: () => ({ id: "add-payment", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const payment = form({ write: "addManualPayment", save: /^Add payment/ });
const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });
const chosen = async (name: RegExp) => (await drawer()).findByRole("combobox", { name });
const amounts = async (amount: string, rate: string) => {
  await typeIn(/^Amount\b(?! in)/, amount);
  await typeIn(/^Exchange rate/, rate);
};
/** The oldest unpaid invoice of Nordlys. */
const owed = (db: Db) => {
  const { invoiceNo, month, year, totalPayableAmountInUSD } = unpaidInvoice(db);
  return { invoiceNo, month, year, remainingAmountInUSD: totalPayableAmountInUSD };
};
const issuedDate = "2026-11-20T12:00:00.000Z";

/** Focuses the proposed amount without changing it. */
const checkAmount = async () => {
  await userEvent.click(await box(/^Amount\b(?! in)/));
  await userEvent.tab();
};

/** Defaults: cash, 1 TRX = 1 USD, previous month. */
export const Defaults = payment.sends(
  checkAmount,
  {
    body: {
      opId: "op-nordlys",
      paymentType: "Cash",
      currency: "TRX",
      amount: 1,
      exchangeRateInUSD: 1,
      amountInUSD: 1,
      issuedDate,
      description: "",
      month: "OCTOBER",
      year: 2026,
    },
  },
  "Payment Added!",
);

/** The USD amount is read-only and shown on the button and in the sentence. */
export const CalculatesTheDollars: SceneStory = {
  play: async () => {
    await amounts("1000.1", "0.16");
    const usd = await box(/^Amount in USD/);
    await waitFor(() => expect(usd).toHaveValue("160.02 USD"));
    await expect(usd).toHaveAttribute("readonly");
    await expect(await payment.button()).toHaveTextContent("Add payment of 160.02 USD");
    await expect(screen.getByText(/^The payment reduces/)).toHaveTextContent(
      "The payment reduces the debt of Nordlys by 160.02 USD, on account.",
    );
  },
};

/** A US dollar is worth 1: a rate that was typed for another currency does not count, and is there again with it. */
export const DollarsAtOne = payment.sends(
  async () => {
    await amounts("10", "0.27");
    await choose(/^Currency/, "USD$");
    const rate = await box(/^Exchange rate/);
    await expect(rate).toHaveValue("1");
    await expect(rate).toHaveAttribute("readonly");
    await choose(/^Currency/, "TRX");
    await expect(await box(/^Exchange rate/)).toHaveValue("0.27");
    await choose(/^Currency/, "USD$");
    await expect(await payment.button()).toHaveTextContent("Add payment of 10.00 USD");
  },
  {
    body: {
      opId: "op-nordlys",
      paymentType: "Cash",
      currency: "USD",
      amount: 10,
      exchangeRateInUSD: 1,
      amountInUSD: 10,
      issuedDate,
      description: "",
      month: "OCTOBER",
      year: 2026,
    },
  },
  "Payment Added!",
);

/** All types except CPG transfers, in three currencies. */
export const Choices: SceneStory = {
  play: async () => {
    await expect(choicesIn(await chosen(/^Payment type/))).toEqual([
      "Cash",
      "Direct Transfer",
      "CPG Adjustment",
      "USDT Transfer",
      "Operator Settlement",
    ]);
    await expect(choicesIn(await chosen(/^Currency/))).toEqual(["TRX", "USDT", "USD"]);
    await expect(choicesIn(await chosen(/^Year/))).toEqual(["2026", "2025", "2024"]);
    await expect(choicesIn(await chosen(/^Month/))).toHaveLength(12);
    await expect(await chosen(/^Month/)).toHaveValue("OCTOBER");
  },
};

const forInvoice = {
  opens: (db: Db) => ({ id: "add-payment", params: { opId: "op-nordlys", invoice: owed(db) } }) as const,
};

/** From an invoice: its month and outstanding amount in USD. */
export const WholeInvoice = payment.sends(
  checkAmount,
  (db) => ({
    body: {
      opId: "op-nordlys",
      paymentType: "Cash",
      currency: "USD",
      amount: owed(db).remainingAmountInUSD,
      exchangeRateInUSD: 1,
      amountInUSD: owed(db).remainingAmountInUSD,
      issuedDate,
      description: "",
      invoiceNo: owed(db).invoiceNo,
      month: MONTHS[owed(db).month - 1]!,
      year: owed(db).year,
    },
  }),
  "Payment Added!",
  { args: forInvoice },
);
export const WholeInvoiceUntouched = payment.waits(untouched, "Check or change the amount first.", forInvoice);

/** More than is owed of the invoice: said above the fields. */
export const MoreThanOwed: SceneStory = {
  args: forInvoice,
  play: async () => {
    await typeIn(/^Amount\b(?! in)/, "99999999");
    await waitFor(() => expect(shownDrawer().getByText("Amount differs.")).toBeVisible());
  },
};

/** A partial payment lowers the outstanding amount. */
export const ForAnInvoice = look(
  payment.sends(
    async () => {
      await choose(/^Payment type/, "USDT Transfer");
      await choose(/^Currency/, "USDT");
      await amounts("250.5", "0.999");
      await typeIn(/^Description/, "First half");
    },
    (db) => ({
      body: {
        opId: "op-nordlys",
        paymentType: "USDT Transfer",
        currency: "USDT",
        amount: 250.5,
        exchangeRateInUSD: 0.999,
        amountInUSD: 250.25,
        issuedDate,
        description: "First half",
        invoiceNo: owed(db).invoiceNo,
        month: MONTHS[owed(db).month - 1]!,
        year: owed(db).year,
      },
    }),
    "Payment Added!",
    {
      args: forInvoice,
      after: (db) =>
        expect([...db.billing.payments.values()].filter((it) => it.description === "First half")).toMatchObject([
          { amountInUSD: 250.25 },
        ]),
    },
  ),
  { name: "Opened from an invoice" },
);

/** Outstanding invoices are offered, so that no number has to be typed. */
export const ProposesOpenInvoices: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const open = within(await screen.findByRole("group", { name: "Open invoices" }));
    const [first] = await open.findAllByRole("button");
    const [proposed] = first!.textContent.split(" ");
    await userEvent.click(first!);
    await expect(await box(/^Invoice number/)).toHaveValue(proposed);
    const chosenInvoice = [...db.billing.invoices.values()].find((it) => String(it.invoiceNo) === proposed);
    await expect(await chosen(/^Month/)).toHaveValue(MONTHS[chosenInvoice!.month - 1]);
    await expect(await chosen(/^Year/)).toHaveValue(String(chosenInvoice!.year));
    const { invoices, payments } = db.billing;
    const cents = (values: number[]) => values.reduce((sum, it) => sum + Math.round(it * 100), 0);
    const paidOn = (invoiceNo: number) =>
      cents([...payments.values()].filter((it) => it.invoiceNo === invoiceNo).map((it) => it.amountInUSD));
    const unpaid = [...invoices.values()]
      .filter((it) => it.opId === "op-nordlys" && paidOn(it.invoiceNo) < cents([it.totalPayableAmountInUSD]))
      .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt));
    await expect(open.getAllByRole("button").map((it) => it.textContent.split(" ")[0])).toEqual(
      unpaid.slice(0, 3).map(({ invoiceNo }) => String(invoiceNo)),
    );
  },
};

/** An unchecked proposed amount keeps the button disabled. */
export const AmountUntouched = payment.waits(untouched, "Check or change the amount first.");
export const NoOperator = look(
  payment.says(checkAmount, () => chosen(/^Operator/), "Operator not found, please select an operator.", { at: "/" }),
  { name: "No operator selected" },
);
export const RateTooSmall = payment.says(() => amounts("1", "0.009"), /^Exchange rate/, /Use at least 0\.01/);
export const NothingPaid = payment.says(() => amounts("0", "1"), /^Amount\b(?! in)/, /Use more than 0/);
export const LessThanACent = payment.says(
  () => amounts("0.4", "0.01"),
  /^Amount\b(?! in)/,
  /The amount is below 0\.01 USD/,
);

/** Amount above the outstanding amount: the server error is shown at the amount. */
export const MoreThanIsOwed = payment.taken(
  async (db) => {
    await typeIn(/^Invoice number/, String(unpaidInvoice(db).invoiceNo));
    await amounts("999999", "10");
  },
  /^Amount\b(?! in)/,
  /Of invoice \d+, only .* USD remain to be paid/,
);
export const NoSuchInvoice = payment.taken(
  async () => {
    await checkAmount();
    await typeIn(/^Invoice number/, "9");
  },
  /^Invoice number/,
  "Invoice 9 of this operator does not exist.",
);

/** For super admins and admins (money §6). */
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_payments")).toBeVisible());
    await expect(screen.queryByRole("button", { name: /^Add payment/ })).toBeNull();
  },
};
