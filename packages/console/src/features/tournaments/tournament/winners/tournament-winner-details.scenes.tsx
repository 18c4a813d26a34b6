import { expect, userEvent } from "storybook/test";
import { comeBackUntil } from "#testing/come-back.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { showsFacts } from "#testing/stories/record.ts";
import { changeWinner, waitingWinner } from "#testing/rows/tournament-rows.ts";

export default {
  ...staging,
  args: { at: (db) => `/?panel=tournament-winner-details&winner=${waitingWinner(db).winnerId}` },
} satisfies SceneMeta;

export const Filled = showsFacts("Prize, Rank, Points, Tournament, Category, In USD, Won, Player, Operator", {}, [
  "Winner ID",
]);

/** Both decisions open their panel from here. */
export const Decides: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Approve…" }));
    const question = await dialog("Winner Prize Payout Confirmation");
    await expect(await question.findByRole("button", { name: /^Approve \d/ })).toBeVisible();
  },
};

/** Decided meanwhile: shows the decision and offers no actions. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await panel.findByRole("button", { name: "Approve…" });
    changeWinner(db, waitingWinner(db), { status: "REJECTED", decidedBy: "Priya" });
    await comeBackUntil(() => void panel.getByText("Priya"));
    await expect(panel.queryByRole("button", { name: "Approve…" })).toBeNull();
  },
};
export const Gone = gonePanel(`/?panel=tournament-winner-details&winner=${NOBODY}`, "tournament winner");
export const Forbidden = forbiddenPanel("showTournamentWinner", "view_tournaments");
