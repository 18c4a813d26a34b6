import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { transaction } from "#testing/rows/transaction-rows.ts";

export default {
  ...staging,
  title: "Pages/Transactions/Transactions",
  args: { at: "/transactions/list" },
} satisfies SceneMeta;

export const Default = look();

/** A row opens its drawer; list and filters stay. */
export const OpensTheDetails: SceneStory = {
  args: { at: "/transactions/list?transactionTypes=DEPOSIT" },
  play: async ({ loaded: { history } }) => {
    const row = await firstRow();
    await userEvent.click(within(row).getByText("Deposit"));
    await waitFor(() => expect(shownDrawer().getByTitle(row.dataset["rowId"]!)).toBeVisible());
    await expect(history.location.search).toContain("transactionTypes=DEPOSIT&panel=transaction-details&txId=");
  },
};

/** `?playerCode=` lists one player's transactions, as other pages link to them (money §2). */
export const OnePlayer = look({
  args: { at: (db) => `/transactions/list?playerCode=${transaction(db, {}).player.playerCode}` },
  play: async ({ loaded: { db } }) => {
    const { playerCode } = transaction(db, {}).player;
    await firstRow();
    const links = screen.getAllByRole("link", { name: / [A-Z0-9]+$/ });
    for (const link of links) await expect(link).toHaveTextContent(playerCode);
  },
});

/** Canceled and rejected transactions can be deleted. */
export const DeletesFromTheRow: SceneStory = {
  args: { at: "/transactions/list?status=REJECTED&isDeleted=false" },
  play: async () => {
    const row = within(await firstRow());
    await userEvent.click(row.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete transaction" })).toBeVisible());
  },
};

export const Empty = look(emptyPage("No transactions yet"));
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
