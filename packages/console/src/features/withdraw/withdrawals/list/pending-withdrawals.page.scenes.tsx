import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawerOf, firstRow, shownDrawer } from "#testing/on-screen.ts";
import type { Db } from "@backoffice/mocks";
import type { Scene } from "#testing/scene.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { withdrawal } from "#testing/rows/withdrawal-rows.ts";

export default {
  ...staging,
  title: "Pages/Withdraw/Pending withdrawals",
  args: { at: "/withdraw/pending" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** No status filter: everything here is pending (money §2). */
export const WithoutAFilterOfTheStatus: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(screen.queryByLabelText("Status")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /filters/i }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(screen.queryByLabelText("Status")).toBeNull();
  },
};

const row = (id: string) => document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`);

/** Deciding by keyboard in a dialog over the drawer opens the next withdrawal; decided ones stay visible. */
export const GoesOnToTheNext: SceneStory = {
  args: {
    at: "/withdraw/pending?sort=createdAt&paymentProvider=manual&opId=op-nordlys",
    arrange: (db) => {
      const first = withdrawal(db, "manual");
      const second = withdrawal(db, "skrill");
      changeTransaction(db, second, { gateway: "manual", createdAt: first.createdAt.replace("2026", "2027") });
      const own = db.transactions.withdrawals.get(second.txId)!;
      db.transactions.withdrawals.set(second.txId, { ...own, paymentProvider: "manual" });
    },
  },
  play: async ({ loaded: { db, history } }) => {
    const first = (await firstRow()).dataset["rowId"]!;
    (await firstRow()).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shownDrawer().getByText("Withdrawal Details")).toBeVisible());
    await userEvent.keyboard("a");
    const note = await within(await screen.findByRole("alertdialog")).findByRole("textbox", { name: /^Note/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard("On its way.");
    const button = within(screen.getByRole("alertdialog")).getByRole("button", { name: /^Approve/ });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
    await expect(db.transactions.transactions.get(first)?.status).toBe("CONFIRMED");
    await waitFor(() => expect(history.location.search).not.toContain(first));
    await expect(history.location.search).toContain("panel=transaction-details&txId=");
    await waitFor(() => expect(row(first)!.querySelector("[data-column=createdAt]")).toHaveTextContent("Confirmed"));
    // Continues with the next, by its key.
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const second = new URLSearchParams(history.location.search).get("txId")!;
    await (await drawerOf(second)).findByRole("button", { name: /^Reject/ });
    await userEvent.keyboard("r");
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Reject withdrawal" })).toBeVisible());
  },
};

/** The oldest withdrawal, of a player who is blocked; its row says so, and a bulk approval leaves it out (ruling 54). */
const oldest = (db: Db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]!;
const blocked: Partial<Scene> = {
  arrange: (db) => {
    const { playerId } = oldest(db).player;
    db.players.set(playerId, { ...db.players.get(playerId)!, isBlocked: true });
  },
};

/** The most severe check of a row; how many of the page have one, and only these. */
export const Checks: SceneStory = {
  args: blocked,
  play: async ({ loaded: { db } }) => {
    const { txId } = oldest(db);
    await firstRow();
    await waitFor(() => expect(row(txId)!.querySelector("[data-column=checks]")).toHaveTextContent("Player blocked"));
    const count = () => document.querySelectorAll("tr[data-row-id]").length;
    const all = count();
    const button = screen.getByRole("button", { name: /^To check \d+ of \d+$/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(count()).toBeLessThan(all));
    await expect(row(txId)).not.toBeNull();
    for (const it of document.querySelectorAll("[data-column=checks]")) await expect(it).not.toHaveTextContent("—");
  },
};

/** A row with a stop is left out of a bulk approval, with its reason. */
export const BulkLeavesOutStops: SceneStory = {
  args: blocked,
  play: async ({ loaded: { db } }) => {
    await firstRow();
    await userEvent.click(within(row(oldest(db).txId)!).getByRole("checkbox"));
    const bar = within(await screen.findByRole("toolbar", { name: "Selected rows" }));
    await userEvent.click(bar.getByRole("button", { name: "Approve" }));
    await waitFor(() =>
      expect(screen.getByRole("tooltip")).toHaveTextContent("Player blocked: approve it individually."),
    );
  },
};

/** Quick filters are filters of the address. */
export const QuickFilter: SceneStory = {
  play: async ({ loaded: { history } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: "Over 1,000 USD" }));
    await waitFor(() => expect(history.location.search).toContain("amountInUSD=1000.01.."));
    await userEvent.click(await screen.findByRole("button", { name: "Over 1,000 USD", pressed: true }));
    await waitFor(() => expect(history.location.search).not.toContain("amountInUSD"));
  },
};

export const Empty = look(emptyPage("No pending withdrawals"));
export const Forbidden = forbiddenPage("listWithdrawals", "view_withdrawals");
