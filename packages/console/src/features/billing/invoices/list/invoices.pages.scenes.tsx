import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { storyClock } from "#testing/backend/story-clock.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  // The month of a new invoice depends on today.
  decorators: [storyClock.decorator],
  beforeEach: () => {
    staging.beforeEach();
    storyClock.reset();
  },
  title: "Pages/Billing/Billing of operators",
  args: { at: "/billing/invoices" },
} satisfies SceneMeta;

export const Default = look();

const page = (at: string): SceneStory => ({ ...filledPage, args: { at } });
export const Invoices = filledPage;
export const OperatorRecords = look(page("/billing/operators"));
export const BrandRecords = look(page("/billing/brands"));
export const OperatorBalances = look(page("/billing/operatorsV2"));
export const AffiliateBalances = look(page("/billing/affiliates"));

/** Status, month and year are sent. */
export const Filters = look({
  args: { at: "/billing/invoices?status=PAID&month=9&year=2026" },
  play: async ({ loaded: { calls } }) => {
    const row = await firstRow();
    await expect(row).toHaveTextContent("September 2026");
    await expect(calls.find(({ id }) => id === "listInvoices")?.input).toMatchObject({
      body: { status: "PAID", month: 9, year: 2026 },
    });
    await expect(screen.getByRole("combobox", { name: "Year" })).toHaveDisplayValue(/2026/);
  },
});

/** A balance row opens the operator's invoices. */
export const BalanceLeadsToInvoices: SceneStory = {
  args: { at: "/billing/operatorsV2" },
  play: async ({ loaded: { history } }) => {
    const row = await firstRow();
    const opId = row.dataset["rowId"]!;
    await userEvent.click(row.querySelector('[data-column="openInvoices"]')!);
    await waitFor(() => expect(history.location.pathname).toBe("/billing/invoices"));
    await expect(new URLSearchParams(history.location.search).get("opId")).toBe(opId);
  },
};

/** An invoice is generated for the operator of the row. */
export const GeneratesForTheRow: SceneStory = {
  args: { at: "/billing/operatorsV2?search=Solvik", account: "super-admin" },
  play: async () => {
    const row = within(await firstRow());
    await userEvent.click(row.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Generate invoice" }));
    await waitFor(() => expect(screen.getByText(/^Charge Solvik for October 2026/)).toBeVisible());
  },
};

/** Add payment is offered for outstanding invoices only. */
export const PaidFromTheRow: SceneStory = {
  args: { at: "/billing/invoices?status=PARTIALLY_PAID" },
  play: async () => {
    const row = within(await firstRow());
    await userEvent.click(row.getByRole("button", { name: /^Add payment/ }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Add Payment" })).toBeVisible());
  },
};
export const Paid = look({
  args: { at: "/billing/invoices?status=PAID" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.queryByRole("button", { name: /^Add payment/ })).toBeNull();
  },
});

/** Delete opens the dialog of the record's type. */
export const DeletesAPaymentRecord: SceneStory = {
  args: { at: "/billing/operators?type=payment" },
  play: async () => {
    const row = within(await firstRow());
    const more = row.queryByRole("button", { name: /^More actions/ });
    if (more) {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    } else await userEvent.click(row.getByRole("button", { name: /^Delete/ }));
    await expect(await dialog("Delete payment")).toBeTruthy();
  },
};

export const NoInvoices = look(emptyPage("No invoices yet"));
export const Empty = look(emptyPage("No billing records yet", { at: "/billing/operators" }));
export const NoAffiliates = look(emptyPage("No affiliate balances yet", { at: "/billing/affiliates" }));
export const Forbidden = forbiddenPage("listInvoices", "view_billing");
