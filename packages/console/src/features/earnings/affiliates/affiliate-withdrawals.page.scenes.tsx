import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { runningJob } from "#testing/rows/earning-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Affiliate withdrawals",
  args: { scenario: "small", at: "/withdraw/affiliate", arrange: (db) => void runningJob(db) },
} satisfies SceneMeta;

/** Affiliate, amount and status; withdrawals requested by the job are pending, the others in progress. */
export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("row", { name: /Pending/ })).toHaveLength(2));
    await expect(screen.getAllByRole("row", { name: /In progress/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Affiliates" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliates/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Empty = look({
  args: { arrange: (db) => db.affiliate.withdrawals.clear() },
  play: () =>
    waitFor(() => expect(screen.getByText("Payouts appear here once affiliate profit is requested.")).toBeVisible()),
});

/** Without permission to start jobs: the button names the missing permission. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: () =>
    waitFor(() =>
      expect(screen.getByRole("button", { name: "Start withdraw job" })).toHaveAccessibleDescription(
        /run_affiliate_withdraw_jobs/,
      ),
    ),
});
