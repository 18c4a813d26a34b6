import { expect, screen, userEvent, waitFor } from "storybook/test";
import { comeBackUntil } from "#testing/come-back.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says, showsFacts } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { changeWinner, waitingWinner } from "#testing/rows/tournament-rows.ts";

export default {
  ...staging,
  title: "Panels/Tournaments/Tournament winner",
  tags: ["panel:tournament-winner-details"],
  args: { at: (db) => `/?panel=tournament-winner-details&winner=${waitingWinner(db).winnerId}` },
} satisfies SceneMeta;

export const Default = look();

export const Filled = showsFacts("Prize, Rank, Points, Tournament, Category, In USD, Won, Player, Operator", {}, [
  "Winner ID",
]);

const button = async (name: RegExp | string) => (await drawer()).findByRole("button", { name });

const decides = (verb: "Approve" | "Reject", note: string, toast: string, status: string): SceneStory => ({
  parameters: { sends: ["payTournamentPrize"] },
  play: async ({ loaded }) => {
    const { winnerId, playerCode } = waitingWinner(loaded.db);
    if (note) await typeIn(/^Note/, note);
    // Only an approval repeats the amount.
    const decide = await button(verb === "Approve" ? /^Approve [\d,.]+ [A-Z]+$/ : "Reject");
    await waitFor(() => expect(decide).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(decide);
    await waitFor(() => expect(screen.getByText(toast)).toBeVisible());
    await says(status);
    await expect(sentTo(loaded, "payTournamentPrize")).toEqual([
      { body: { type: verb.toLowerCase(), winnerId, playerCode, noteForThePlayer: note } },
    ]);
    await waitFor(() => expect(shownDrawer().queryByRole("button", { name: /^Approve/ })).toBeNull());
  },
});
/** Sends the same calls and shows the same toasts as the documented dialog (money §4). */
export const Approved = decides("Approve", "", "Winner Prize Payout Confirmed!", "Paid");
export const Rejected = decides("Reject", "Played by two.", "Winner Prize Payout Rejected!", "Rejected");

/** A rejection requires a note. */
export const RejectionNeedsNote: SceneStory = {
  play: async () => {
    const reject = await button(/^Reject/);
    await waitFor(() => expect(reject).toHaveAccessibleDescription("Write a note for the player first."));
  },
};

/** Disabled decisions name the missing permission. */
export const MayNotDecide: SceneStory = {
  args: {
    account: "operator-manager",
    arrange: (db) => changeWinner(db, waitingWinner(db), { opId: "op-nordlys" }),
  },
  play: async () => {
    const approve = await button(/^Approve/);
    await waitFor(() => expect(approve).toHaveAccessibleDescription(/payout_tournament_prizes/));
  },
};

/** Decided meanwhile: shows the decision and offers none. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await button(/^Approve/);
    changeWinner(db, waitingWinner(db), { status: "REJECTED", decidedBy: "Priya" });
    await comeBackUntil(() => void panel.getByText("Priya"));
    await expect(panel.queryByRole("button", { name: /^Approve/ })).toBeNull();
  },
};

/** Another prize meanwhile: staff have to look again. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const approve = await button(/^Approve/);
    await waitFor(() => expect(approve).not.toHaveAttribute("aria-disabled", "true"));
    changeWinner(db, waitingWinner(db), { prizeAmount: 1 });
    const panel = await drawer();
    const changed = { name: /^Approve/, description: /has changed since you opened it/ };
    await comeBackUntil(() => void panel.getByRole("button", changed));
  },
};

export const NotFound = look(gonePanel(`/?panel=tournament-winner-details&winner=${NOBODY}`, "tournament winner"));
export const Forbidden = look(forbiddenPanel("showTournamentWinner", "view_tournaments"));
