import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Profit history",
  args: { at: "/profit-history" },
} satisfies SceneMeta;

export const Default = look();

const headings = () => screen.getAllByRole("columnheader").map((it) => it.textContent);

/** The total follows the filters, by POST /api/transactions/total (money §7). */
export const TotalOfTheFilters: SceneStory = {
  args: { at: "/profit-history?status=CONFIRMED" },
  play: async ({ loaded: { db, calls } }) => {
    await firstRow();
    const cents = [...db.transactions.transactions.values()]
      .filter((it) => it.transactionType === "REFERRAL_PROFIT" && it.status === "CONFIRMED" && !it.isDeleted)
      .reduce((sum, it) => sum + Math.round(it.toAmountInUSD * 100), 0);
    const written = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 }).format(cents / 100);
    await waitFor(() => expect(document.querySelector("[data-slot=totals]")).toHaveTextContent(written));
    await expect(calls.findLast(({ id }) => id === "getTransactionsTotal")?.input).toEqual({
      body: { opId: "*", status: "CONFIRMED", transactionType: "REFERRAL_PROFIT" },
    });
  },
};

/** Without a status the total has pending and rejected profits too, and says so. */
export const TotalOfAllStatuses: SceneStory = {
  play: async () => {
    await firstRow();
    const totals = () => document.querySelector("[data-slot=totals]");
    await waitFor(() => expect(totals()).toHaveTextContent("Total of all statuses, excluding deleted"));
  },
};

/** Platform staff can switch to the simple view, which is in the address. */
export const SimpleView = look({
  args: { account: "admin" },
  play: async ({ loaded: { history } }) => {
    await firstRow();
    await expect(headings()).toContain("Confirmed by");
    const simple = screen.getByRole("switch", { name: "Simple view" });
    await userEvent.click(simple);
    await waitFor(() => expect(headings()).not.toContain("Confirmed by"));
    await expect(headings()).toEqual(expect.arrayContaining(["Player", "Profit", "In USD", "Status", "Created"]));
    await expect(history.location.search).toBe("?view=simple");
    await userEvent.click(screen.getByRole("switch", { name: "Simple view" }));
    await waitFor(() => expect(headings()).toContain("Confirmed by"));
    await expect(history.location.search).toBe("");
  },
});

/** Operator staff have neither the simple view nor the export (money §6). */
export const ForOperatorStaff = look(
  {
    args: { account: "operator-admin", at: "/profit-history?view=simple" },
    play: async () => {
      await firstRow();
      await expect(headings()).toContain("Confirmed by");
      await expect(screen.queryByRole("switch", { name: "Simple view" })).toBeNull();
      await expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
    },
  },
  { name: "Signed in as operator staff" },
);

/** The export requests at most 1,000 rows (money §9). */
export const FileOfThousand: SceneStory = {
  args: { account: "admin" },
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
    await userEvent.click(await screen.findByRole("button", { name: /^(Export|Download|Save)/ }));
    await waitFor(() =>
      expect(
        calls.some(
          ({ id, input }) => id === "listTransactions" && JSON.stringify(input).includes('"itemsPerPage":1000'),
        ),
      ).toBe(true),
    );
  },
};

export const Empty = look(emptyPage("No profit transactions yet"));
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
