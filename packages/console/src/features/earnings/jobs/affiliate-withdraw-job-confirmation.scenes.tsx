import { affiliateSummary, type Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithProfit, runningJob } from "#testing/rows/earning-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { chooseInQuestion } from "#testing/stories/choose.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";

const opening =
  (opId: string): NonNullable<Scene["opens"]> =>
  () => ({ id: "affiliate-withdraw-job-confirmation", params: { opId } });

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Withdraw Confirmation",
  tags: ["panel:affiliate-withdraw-job-confirmation"],
  args: { scenario: "small", opens: opening("op-nordlys"), arrange: (db) => void earnerWithProfit(db) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const start = confirmation({
  title: "Affiliate Withdraw Confirmation",
  button: "Start job",
  write: "startAffiliateWithdrawJob",
  failure: "Unable To Start Affiliate Withdraw Job",
});
const jobs = (db: Db) => [...db.affiliate.jobs.values()].filter((it) => it.status === "RUNNING");

export const Asked = start.asks(
  "Request payouts of the profit of every affiliate of Nordlys who can withdraw. Each payout is pending until it is approved.",
);

/** The job starts after confirmation, and the job list shows its progress. */
export const Started: SceneStory = {
  ...sending("startAffiliateWithdrawJob"),
  play: async ({ loaded }) => {
    const { opId, playerCode } = earnerWithProfit(loaded.db);
    const player = [...loaded.db.players.values()].find((it) => it.playerCode === playerCode)!;
    const { estimatedBalanceInUSD } = affiliateSummary(loaded.db, player);
    await start.confirm();
    await waitFor(() => expect(screen.getByText("Affiliate Withdraw Job Started!")).toBeVisible());
    await expect(sentTo(loaded, "startAffiliateWithdrawJob")).toEqual([{ body: { opId } }]);
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliate Withdraw Jobs/ })).toBeVisible());
    await expect(jobs(loaded.db)).toMatchObject([{ opId, playerCount: 1, totalProfitInUSD: estimatedBalanceInUSD }]);
  },
};

/** All operators in scope: one must be selected first. */
export const NoOperator = look(
  start.waits("Choose the operator first.", {
    opens: opening("*"),
    account: "super-admin",
  }),
  { name: "No operator selected" },
);

/** Operator staff have their own operator preselected. */
export const OwnOperator = start.asks(/every affiliate of Nordlys who can withdraw/, {
  opens: opening("*"),
  account: "operator-admin",
});

export const OperatorChosen: SceneStory = {
  args: { opens: opening("*"), account: "super-admin" },
  play: async () => {
    await chooseInQuestion(/^Operator/, "Solvik");
    await waitFor(async () =>
      expect((await start.question()).getByText(/every affiliate of/)).toHaveTextContent(/of Solvik who can withdraw/),
    );
  },
};

/** One job per operator at a time; the server's message is an error toast (money §8). */
export const RunsAlready: SceneStory = {
  args: { arrange: (db) => void [earnerWithProfit(db), runningJob(db)] },
  play: async () => {
    await start.confirm();
    await waitFor(() =>
      expect(screen.getByText("An affiliate withdraw job of this operator is already running.")).toBeVisible(),
    );
    await expect(screen.queryByRole("alertdialog", { name: /^Unable/ })).toBeNull();
    await expect(await start.button()).toBeVisible();
  },
};

export const WithoutRight = start.forbidden("run_affiliate_withdraw_jobs", "operator-manager");
