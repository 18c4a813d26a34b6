import { expect, screen, waitFor } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Bank accounts",
  args: { at: "/withdraw/bank-accounts" },
} satisfies SceneMeta;

export const Default = filledPage;

/** What waits for a decision, as the quick dashboard links to it. */
export const Waiting: SceneStory = {
  args: { at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false" },
  play: async () => {
    await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Pending" }).length).toBeGreaterThan(5));
    await expect(screen.queryByRole("cell", { name: "Approved" })).toBeNull();
  },
};

/** Numbers that another account has too. */
export const Duplicates: SceneStory = {
  args: { at: "/withdraw/bank-accounts?isDuplicated=true" },
  play: async () => {
    await expect((await screen.findAllByText("Duplicate")).length).toBeGreaterThan(3);
  },
};

export const Empty = emptyPage("No bank accounts yet");

/** Without the right nothing is asked of the server. */
export const Forbidden = forbiddenPage("listBankAccounts", "view_bank_accounts");
