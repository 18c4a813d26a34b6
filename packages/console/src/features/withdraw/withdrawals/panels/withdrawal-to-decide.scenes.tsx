import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { press } from "#testing/press.ts";
import { withdrawal } from "#testing/rows/withdrawal-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending } from "#testing/stories/sent.ts";

/** The drawer of a transaction as the queue of withdrawals opens it. */
export default {
  ...staging,
  title: "Panels/Withdraw/Withdrawal to decide",
  tags: ["panel:transaction-details"],
  args: { at: (db) => `/withdraw/pending?panel=transaction-details&txId=${withdrawal(db, "manual").txId}` },
} satisfies SceneMeta;

export const Default = look();

/** Approved in the queue: the toast says so. */
export const Approved: SceneStory = {
  ...sending("decideWithdrawal"),
  play: async () => {
    await press(/^Approve \d/);
    await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
  },
};
