import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { runningJob } from "#testing/rows/earning-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Withdraw Jobs",
  tags: ["panel:affiliate-withdraw-jobs"],
  args: {
    scenario: "small",
    at: "/?panel=affiliate-withdraw-jobs&opId=op-nordlys",
    arrange: (db) => void runningJob(db),
  },
} satisfies SceneMeta;

export const Default = look();
export const Loading = frameLook({ loading: "listAffiliateWithdrawJobs" });
export const Error = frameLook({ error: "listAffiliateWithdrawJobs" });

const row = async (name: RegExp) => screen.findByRole("row", { name });

/** Latest first; a running job shows its progress and can be stopped. */
export const StoppedFromTheList: SceneStory = {
  play: async () => {
    const running = await row(/Running/);
    await expect(running).toHaveTextContent("2 of 4 players");
    await userEvent.click(within(running).getByRole("button", { name: /^Cancel job / }));
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Affiliate Withdraw Job Cancel" })).toBeVisible(),
    );
  },
};

/** A finished job cannot be stopped. */
export const Over: SceneStory = {
  play: async () => {
    const over = within(await row(/Canceled.* players/)).getByRole("button", { name: /^Cancel job/ });
    await expect(over).toHaveAccessibleDescription("This job is no longer running.");
  },
};

export const Empty = look({
  args: { arrange: (db) => db.affiliate.jobs.clear() },
  play: () => says("No jobs yet."),
});

/** Without permission a running job cannot be stopped. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    const cancel = within(await row(/Running/)).getByRole("button", { name: /^Cancel job/ });
    await expect(cancel).toHaveAttribute("aria-disabled", "true");
  },
});
