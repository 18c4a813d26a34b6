import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawerOf, firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { withdrawal } from "#testing/rows/withdrawal-rows.ts";

export default {
  ...staging,
  args: { at: "/withdraw/pending" },
} satisfies SceneMeta;

export const Default = filledPage;

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

export const Empty = emptyPage("Nothing waits");
export const Forbidden = forbiddenPage("listWithdrawals", "view_withdrawals");
