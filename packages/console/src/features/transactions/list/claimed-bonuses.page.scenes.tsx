import { expect, screen } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Claimed bonuses",
  args: { at: "/transactions/claimed-bonus" },
} satisfies SceneMeta;

export const Default = look();

/** Lists claimed bonuses only, with their eligibility. */
export const OnlyClaims: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    for (const { dataset } of document.querySelectorAll<HTMLElement>("tr[data-row-id]"))
      await expect(db.transactions.transactions.get(dataset["rowId"]!)?.transactionSubType).toBe("BONUS_CLAIM");
    const { bonusExtraData } = db.transactions.transactions.get(row.dataset["rowId"]!)!;
    await expect(screen.getByRole("columnheader", { name: /Eligible/ })).toBeVisible();
    await expect(row).toHaveTextContent(bonusExtraData?.eligible ? "Yes" : "No");
  },
};

export const Empty = look(emptyPage("No claimed bonuses yet"));
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
