import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { runningJob } from "#testing/rows/earning-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";

const opens: Scene["opens"] = (db) => ({ id: "affiliate-withdraw-job-cancel", params: { job: runningJob(db) } });

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Withdraw Job Cancel",
  tags: ["panel:affiliate-withdraw-job-cancel"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const cancel = confirmation({
  title: "Affiliate Withdraw Job Cancel",
  button: "Cancel the job",
  write: "cancelAffiliateWithdrawJob",
  failure: "Unable To Cancel Job",
});
const statuses = (db: Db) =>
  [...db.affiliate.withdrawals.values()].filter((it) => it.jobId === "awj-77").map((it) => it.status);
const ended = (db: Db, status: "COMPLETED" | "CANCELED") => {
  const job = db.affiliate.jobs.get("awj-77")!;
  db.affiliate.jobs.set("awj-77", { ...job, status });
};

/** Progress in players and in money. */
export const HowFar: SceneStory = {
  play: async () => {
    await waitFor(() => expect(screen.getByText("2 of 4 players, 30.50 USD of 100.50 USD")).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Requested payouts" })).toHaveAttribute("aria-valuenow", "50"),
    );
  },
};

export const Asked = cancel.asks(
  "Stop the payout of affiliate profit of Nordlys, job awj-77. Payouts requested so far stay pending; the rest returns to the balances.",
);

/** Stopped midway: the result shows what was paid, and the rest is returned. */
export const StoppedHalfWay: SceneStory = {
  ...sending("cancelAffiliateWithdrawJob"),
  play: async ({ loaded }) => {
    await cancel.confirm();
    await waitFor(() => expect(screen.getByText("Stopped after 2 of 4 players")).toBeVisible());
    await expect(screen.getByText("30.50 USD is pending; the rest is back in the balances.")).toBeVisible();
    await expect(sentTo(loaded, "cancelAffiliateWithdrawJob")).toEqual([
      { body: { opId: "op-nordlys", jobId: "awj-77" } },
    ]);
    await expect(statuses(loaded.db)).toEqual(["PENDING", "PENDING", "CANCELED", "CANCELED"]);
    await expect(await cancel.button()).toHaveAccessibleDescription("The action has been carried out.");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** The job ended before the dialog opened. */
export const AlreadyEnded = look(
  cancel.waits("This job is no longer running.", {
    opens: (db) => {
      const job = runningJob(db);
      ended(db, "COMPLETED");
      return { id: "affiliate-withdraw-job-cancel", params: { job } };
    },
  }),
);

/** Stopped by another user: the server's message is an error toast (money §8). */
export const StoppedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await screen.findByText("2 of 4 players, 30.50 USD of 100.50 USD");
    ended(db, "CANCELED");
    await userEvent.click(await cancel.button());
    await waitFor(() => expect(screen.getAllByText("This job is not running any more.")[0]).toBeVisible());
    await expect(statuses(db)).toEqual(["PENDING", "PENDING", "IN_PROGRESS", "IN_PROGRESS"]);
  },
};

export const WithoutRight = cancel.forbidden("run_affiliate_withdraw_jobs", "operator-manager");
