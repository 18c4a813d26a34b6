import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, failedPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Treasuries",
  args: { at: "/withdraw/treasuries" },
} satisfies SceneMeta;

export const Error = frameLook({ error: "listTreasuries" });

export const Default = look(filledPage);

/** The cells of a row, by column. */
const cellsOf = (row: HTMLElement, names: readonly string[]) =>
  names.map((name) => row.querySelector(`[data-column="${name}"]`)?.textContent);
const SAME = ["currency", "balance", "balanceInUSD", "waiting", "waitingCount", "isLow"];

/** The list links to the operator's account, and both show the same treasuries. */
export const ListAndAccountAgree: SceneStory = {
  args: { at: "/withdraw/treasuries?opId=op-nordlys&limit=100" },
  play: async () => {
    await firstRow();
    const rows = () => [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")];
    const listed = rows().map((row) => cellsOf(row, SAME).join(" | "));
    await userEvent.click(within(rows()[0]!).getByRole("link", { name: "Nordlys" }));
    await screen.findByText("Total");
    await waitFor(() =>
      expect(
        rows()
          .map((row) => cellsOf(row, SAME).join(" | "))
          .toSorted(),
      ).toEqual(listed.toSorted()),
    );
  },
};

/** Balance below the pending amount: an alert, with a link to the pending withdrawals. */
export const AccountTooLow: SceneStory = {
  args: {
    at: "/treasury-account?opId=op-nordlys",
    arrange: (db) => {
      for (const [txId, tx] of db.transactions.transactions)
        if (tx.opId === "op-nordlys" && tx.transactionType === "WITHDRAW" && tx.status === "PENDING")
          db.transactions.transactions.set(txId, { ...tx, toAmount: 90_000_000 });
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Too low: /)).toBeVisible());
    await expect(screen.getByRole("link", { name: "Pending withdrawals" })).toHaveAttribute(
      "href",
      "/withdraw/pending?opId=op-nordlys",
    );
  },
};

/** All operators in scope: one must be selected. */
export const NotFound = look({
  args: { at: "/treasury-account" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Choose an operator or brand")).toBeVisible());
  },
});

/** Operator staff see their own account. */
export const OwnAccount = look({
  args: { at: "/treasury-account", account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("link", { name: "Nordlys" })).toBeVisible());
    await firstRow();
  },
});

export const Empty = look(emptyPage("No treasuries yet"));
export const Failed = failedPage("listTreasuries");
export const Forbidden = forbiddenPage("listTreasuries", "view_treasuries");
