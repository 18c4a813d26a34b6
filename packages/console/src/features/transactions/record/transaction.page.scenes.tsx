import type { components } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { euros, pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { transaction } from "#testing/rows/transaction-rows.ts";

type Transaction = components["schemas"]["Transaction"];

const at =
  (values: Partial<Transaction>, tab = ""): Scene["at"] =>
  (db) =>
    `/transactions/details/${transaction(db, values).txId}${tab}`;

export default {
  ...staging,
  title: "Pages/Transactions/Transaction",
  args: { arrange: euros, at: (db) => `/transactions/details/${pendingDeposit(db).txId}` },
} satisfies SceneMeta;

export const Default = look();

const tab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));

/** The header shows kind, status, amount and balance change. */
export const Header = look({
  args: { at: at({ transactionType: "TOPUP", status: "CONFIRMED", walletType: "MAIN" }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("heading", { name: /Top-up Details/ })).toHaveTextContent("Confirmed"));
    const figures = screen.getAllByRole("term").slice(0, 3);
    await expect(figures.map((it) => it.textContent)).toEqual(["Amount", "In USD", "Balance"]);
    await expect(screen.getAllByLabelText("then")[0]).toBeVisible();
  },
});

/** After verification the page shows the new status, and the history who verified. */
export const VerifiedHere = look(
  {
    args: { account: "operator-manager" },
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Verify" }));
      const asks = await dialog("Verify Deposit Confirmation");
      const button = asks.getByRole("button", { name: "Verify 92.50 EUR" });
      await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByText("Deposit Verified!")).toBeVisible());
      await waitFor(() => expect(screen.getByRole("heading", { name: /Deposit Details.*Confirmed/ })).toBeVisible());
      await expect(screen.queryByRole("button", { name: "Verify" })).toBeNull();
      await tab("History");
      await waitFor(() => expect(screen.getByText(/^Verified a deposit of/)).toHaveTextContent("by Priya"));
    },
  },
  { name: "Verified on this page" },
);

/** A transaction without staff actions has an empty history. */
export const NothingLogged: SceneStory = {
  play: async () => {
    await tab("History");
    await waitFor(() => expect(screen.getByText("No activity yet")).toBeVisible());
  },
};

export const HistoryFailed: SceneStory = {
  args: { faults: [{ operation: "listTransactionActivities", fault: "html-200" }] },
  play: async () => {
    await tab("History");
    await waitFor(() => expect(screen.getByText("The history could not be loaded")).toBeVisible());
  },
};

/** The tab is in the address; a row opens its drawer over the page. */
export const OthersOfThePlayer: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    const { player } = pendingDeposit(db);
    const count = [...db.transactions.transactions.values()].filter(
      (it) => it.player.playerCode === player.playerCode,
    ).length;
    await tab("Player's transactions");
    await screen.findByRole("group", { name: /^Player's transactions/ });
    await waitFor(() => expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(Math.min(count, 10)));
    await expect(history.location.search).toBe("?tab=player");
    const row = document.querySelector<HTMLElement>("tr[data-row-id]")!;
    await userEvent.click(row.querySelector("td:nth-of-type(2)")!);
    await waitFor(() => expect(shownDrawer().getByTitle(row.dataset["rowId"]!)).toBeVisible());
  },
};

/** JSON is for SUPER_ADMIN only (ruling 32), history needs the log permission. */
export const ForAdmin = look(
  {
    args: { account: "admin" },
    play: async () => {
      const tabs = await screen.findAllByRole("tab");
      await expect(tabs.map((it) => it.textContent)).toEqual(["Details", "History", "Player's transactions"]);
    },
  },
  { name: "Signed in as admin" },
);
export const TabsOfASuperAdmin: SceneStory = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("tab").at(-1)).toHaveTextContent("JSON"));
  },
};

export const NotFound = look({
  args: { at: "/transactions/details/000000000000000000000000" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This transaction does not exist")).toBeVisible());
  },
});
