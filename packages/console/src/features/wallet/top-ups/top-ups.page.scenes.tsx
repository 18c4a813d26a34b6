import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Top-ups",
  args: { at: "/topup/list" },
} satisfies SceneMeta;

export const Default = look();

/** Player, amount, direction, balances before and after, and reason. */
export const Columns: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(screen.getAllByRole("columnheader").map((it) => it.textContent.trim())).toEqual(
      expect.arrayContaining([
        "Transaction",
        "Player",
        "Change",
        "Amount",
        "Wallet",
        "Balance before",
        "Balance after",
        "Reason",
        "Created",
        "By",
        "Note",
        "Operator",
      ]),
    );
  },
};

/** Decreases only. */
export const Decreases = look({
  args: { at: "/topup/list?action=deduct" },
  play: async () => {
    await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Decrease" }).length).toBeGreaterThan(0));
    await expect(screen.queryByRole("cell", { name: "Increase" })).toBeNull();
  },
});

/** A row opens the transaction with the same values. */
export const OpensTheTransaction: SceneStory = {
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row);
    await waitFor(() => expect(shownDrawer().getByTitle(row.dataset["rowId"]!)).toBeVisible());
    await waitFor(() => expect(shownDrawer().getByText("Top-up Details")).toBeVisible());
  },
};

export const Empty = look(emptyPage("No top-ups yet"));
export const Forbidden = forbiddenPage("listTopUps", "view_topups");
