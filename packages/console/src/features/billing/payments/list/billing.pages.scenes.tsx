import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const OWN = { account: "operator-admin" };

export default {
  ...staging,
  title: "Pages/Billing/Payments and movements",
  args: { at: "/billing/transaction-history" },
} satisfies SceneMeta;

export const Default = look();

const headings = () => screen.getAllByRole("columnheader").map((it) => it.textContent.trim());
const requestsOf = (calls: readonly { id: string; input: unknown }[], id: string) =>
  calls.filter((it) => it.id === id).map(({ input }) => (input as { body: object }).body);

/** Debt after each invoice and payment. */
export const Movements: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(headings()).toEqual(
      expect.arrayContaining([
        "Movement",
        "Type",
        "Operator",
        "Invoiced, USD",
        "Paid, USD",
        "Debt after, USD",
        "Issued",
      ]),
    );
  },
};

/** A movement opens its billing record; J and K move through invoices and payments. */
export const OpensTheRecord: SceneStory = {
  args: { at: "/billing/transaction-history?type=invoice" },
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector('[data-column="type"]')!);
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Invoice Details/ })).toBeVisible());
  },
};

/** The row action opens the payment. */
export const OpensThePayment: SceneStory = {
  args: { at: "/billing/transaction-history?type=payment" },
  play: async () => {
    await firstRow();
    await userEvent.click((await screen.findAllByRole("button", { name: /^Open payment/ }))[0]!);
    await waitFor(() => expect(shownDrawer().getByText("Payment Details")).toBeVisible());
  },
};

/** The payments view has its own filters; only the operator carries over. */
export const Payments = look({
  args: { at: "/billing/transaction-history?opId=op-nordlys&type=invoice" },
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("tab", { name: "Payments" }));
    await waitFor(() => expect(headings().slice(0, 4)).toEqual(["Operator", "Amount", "In USD", "Invoice"]));
    await waitFor(() => expect(requestsOf(calls, "listPayments").at(-1)).toMatchObject({ opId: "op-nordlys" }));
    await expect(requestsOf(calls, "listPayments").at(-1)).not.toHaveProperty("type");
    await userEvent.click(await firstRow());
    await waitFor(() => expect(shownDrawer().getByText("Payment Details")).toBeVisible());
  },
});

/** Only payments in TRX. */
export const PaymentsInTrx = look(
  {
    args: { at: "/billing/transaction-history?view=payments&currency=TRX" },
    play: async ({ loaded: { calls } }) => {
      const row = await firstRow();
      await waitFor(() => expect(row).toHaveTextContent(/TRX/));
      await expect(requestsOf(calls, "listPayments").at(-1)).toMatchObject({ currency: "TRX" });
    },
  },
  { name: "Payments in TRX" },
);

/** Operator staff see the provider wallet but cannot add payments. */
export const MyBilling = look(
  {
    args: { at: "/billing/me", ...OWN },
    play: async () => {
      await firstRow();
      await expect(screen.getByRole("button", { name: "New payment record" })).toHaveAccessibleDescription(
        /edit_payments/,
      );
      await userEvent.click(screen.getByRole("button", { name: "Provider payment" }));
      await waitFor(() => expect(screen.getByRole("dialog", { name: /^Provider Payment/ })).toBeVisible());
    },
  },
  { name: "My billing" },
);

/** V2 invoices with a payments view. */
export const MyBillingV2 = look(
  {
    tags: ["browser"],
    args: { at: "/billing/meV2", ...OWN },
    play: async () => {
      await userEvent.click(await firstRow());
      await waitFor(() => expect(shownDrawer().getByRole("heading", { name: /^Invoice/, level: 2 })).toBeVisible());
    },
  },
  { name: "My billing v2" },
);

export const Empty = look(emptyPage("No billing movements yet"));
export const NoPayments = look(emptyPage("No payments yet", { at: "/billing/meV2?view=payments" }));
export const Forbidden = forbiddenPage("listBillingMovements", "view_billing");
