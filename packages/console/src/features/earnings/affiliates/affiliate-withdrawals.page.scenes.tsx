import { expect, screen, userEvent, waitFor } from "storybook/test";
import { runningJob } from "#testing/rows/earning-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { scenario: "small", at: "/withdraw/affiliate", arrange: (db) => void runningJob(db) },
} satisfies SceneMeta;

/** Whose, how much, and where each stands: what the job has asked for waits, the rest is under way. */
export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findAllByRole("row", { name: /Pending/ })).toHaveLength(2);
    await expect(screen.getAllByRole("row", { name: /In progress/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Affiliates" }));
    await expect(await screen.findByRole("dialog", { name: /^Affiliates/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Empty: SceneStory = {
  args: { arrange: (db) => db.affiliate.withdrawals.clear() },
  play: async () =>
    expect(await screen.findByText("Payouts appear here once affiliate profit is requested.")).toBeVisible(),
};

/** Who may not start jobs reads which right it takes. */
export const LooksOnly: SceneStory = {
  args: { account: "operator-manager" },
  play: async () =>
    expect(await screen.findByRole("button", { name: "Start withdraw job" })).toHaveAccessibleDescription(
      /run_affiliate_withdraw_jobs/,
    ),
};
