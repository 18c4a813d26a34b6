import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Cashback and affiliate profit",
  args: { at: "/transactions/cashback" },
} satisfies SceneMeta;

export const Default = look();

const headings = () => screen.getAllByRole("columnheader").map((it) => it.textContent.trim());

/** Player, amount and outcome, with the total of all pages. */
export const Cashback: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(headings().slice(0, 7)).toEqual([
      "Transaction",
      "Player",
      "Status",
      "To",
      "In USD",
      "Created",
      "Operator",
    ]);
    await waitFor(() => expect(screen.getByRole("row", { name: /^Total/ })).toHaveTextContent(/[\d,.]+\s?USD/));
  },
};

/** Paid cashback, as the menu links to it. */
export const ConfirmedCashback = look({
  args: { at: "/transactions/cashback?status=CONFIRMED" },
  play: async () => {
    await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Confirmed" }).length).toBeGreaterThan(3));
    await expect(screen.queryByRole("cell", { name: "Pending" })).toBeNull();
  },
});

/** Profits and commissions are distinguished. */
export const AffiliateProfit = look({
  args: { at: "/transactions/affiliate-profit" },
  play: async () => {
    await firstRow();
    await expect(headings().slice(0, 4)).toEqual(["Transaction", "Player", "Type", "Status"]);
    await expect(screen.getAllByRole("cell", { name: /Affiliate (profit|CPA|CPR)/ }).length).toBeGreaterThan(3);
  },
});

export const NoCashback = look(emptyPage("No cashback transactions yet"));
export const NoAffiliateProfit = look(
  emptyPage("No affiliate profit transactions yet", {
    at: "/transactions/affiliate-profit",
  }),
);
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
