import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Deposit/Deposit orders",
  args: { at: "/deposit/orders" },
} satisfies SceneMeta;

export const Default = look();

/** Filters orders that are paid and still pending; the row requests their status. */
export const PaidAndPending = look({
  args: { at: "/deposit/orders?orderStatus=PAID&status=PENDING" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const order = db.transactions.orders.get(row.dataset["rowId"]!)!;
    await expect(order.orderStatus).toBe("PAID");
    await expect(within(row).getByText("Paid")).toBeVisible();
    await userEvent.click(within(row).getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Order status" }));
    await waitFor(() => expect(shownDrawer().getByRole("button", { name: /^Confirm \d/ })).toBeVisible());
  },
});

/** An order opens its deposit. */
export const OpensTheDeposit: SceneStory = {
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector("td:nth-of-type(3)")!);
    await waitFor(() => expect(shownDrawer().getByTitle(row.dataset["rowId"]!)).toBeVisible());
  },
};

export const Empty = look(emptyPage("No deposit orders yet"));
export const Forbidden = forbiddenPage("listDepositOrders", "view_deposits");
