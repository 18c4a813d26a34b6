import type { components } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { euros, pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
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
  args: { arrange: euros, at: (db) => `/transactions/details/${pendingDeposit(db).txId}` },
} satisfies SceneMeta;

const tab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));

/** What it is, how it stands, how much, and what became of the balance. */
export const Head: SceneStory = {
  args: { at: at({ transactionType: "TOPUP", status: "CONFIRMED", walletType: "MAIN" }) },
  play: async () => {
    const heading = await screen.findByRole("heading", { name: /Top-up Details/ });
    await expect(heading).toHaveTextContent("Confirmed");
    const figures = screen.getAllByRole("term").slice(0, 3);
    await expect(figures.map((it) => it.textContent)).toEqual(["Amount", "In USD", "Balance"]);
    await expect(screen.getAllByLabelText("then")[0]).toBeVisible();
  },
};

/** Verified on its page: the page shows it as it is now, and the history who did it. */
export const VerifiedHere: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Verify" }));
    const asks = await dialog("Verify Deposit Confirmation");
    const button = asks.getByRole("button", { name: "Verify 92.50 EUR" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
    await expect(await screen.findByText("Deposit Verified!")).toBeVisible();
    await expect(await screen.findByRole("heading", { name: /Deposit Details.*Confirmed/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Verify" })).toBeNull();
    await tab("History");
    await expect(await screen.findByText(/^Verified a deposit of/)).toHaveTextContent("by Priya");
  },
};

/** Nobody has decided about it. */
export const NothingLogged: SceneStory = {
  play: async () => {
    await tab("History");
    await expect(await screen.findByText("Nothing is logged")).toBeVisible();
  },
};

export const HistoryFailed: SceneStory = {
  args: { faults: [{ operation: "listTransactionActivities", fault: "html-200" }] },
  play: async () => {
    await tab("History");
    await expect(await screen.findByText("The history could not be loaded")).toBeVisible();
  },
};

/** The player's other transactions, each in the drawer over the page; the tab stands in the address. */
export const OthersOfThePlayer: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    const { player } = pendingDeposit(db);
    const count = [...db.transactions.transactions.values()].filter(
      (it) => it.player.playerCode === player.playerCode,
    ).length;
    await tab("Of the player");
    await screen.findByRole("group", { name: /^Transactions of the player/ });
    await waitFor(() => expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(Math.min(count, 10)));
    await expect(history.location.search).toBe("?tab=player");
    const row = document.querySelector<HTMLElement>("tr[data-row-id]")!;
    await userEvent.click(row.querySelector("td:nth-of-type(2)")!);
    await expect(await (await drawer()).findByText(row.dataset["rowId"]!)).toBeVisible();
  },
};

/** JSON for SUPER_ADMIN alone (ruling 32), history for who may see the log. */
export const TabsOfAnAdmin: SceneStory = {
  args: { account: "admin" },
  play: async () => {
    const tabs = await screen.findAllByRole("tab");
    await expect(tabs.map((it) => it.textContent)).toEqual(["Details", "History", "Of the player"]);
  },
};
export const TabsOfASuperAdmin: SceneStory = {
  play: async () => {
    await expect((await screen.findAllByRole("tab")).at(-1)).toHaveTextContent("JSON");
  },
};

export const Gone: SceneStory = {
  args: { at: "/transactions/details/000000000000000000000000" },
  play: async () => {
    await expect(await screen.findByText("There is no such transaction")).toBeVisible();
  },
};
