import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { changeWinner, waitingWinner } from "#testing/rows/tournament-rows.ts";
import { expectHeld } from "#testing/stories/expect-held.ts";

type Action = "approve" | "reject";
type Change = Parameters<typeof changeWinner>[2];

const opens =
  (action: Action, meanwhile?: Change): NonNullable<Scene["opens"]> =>
  (db) => {
    const winner = waitingWinner(db);
    if (meanwhile) changeWinner(db, winner, meanwhile);
    return { id: "winner-prize-payout-confirmation", params: { winner, action } };
  };

export default {
  ...staging,
  title: "Panels/Tournaments/Winner Prize Payout Confirmation",
  tags: ["panel:winner-prize-payout-confirmation"],
  args: { opens: opens("approve") },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const NOTE = "More than one account.";
const decision = (verb: "Approve" | "Reject", note?: string) =>
  confirmation({
    title: "Winner Prize Payout Confirmation",
    button: new RegExp(`^${verb} \\d`),
    write: "payTournamentPrize",
    failure: `Unable To ${verb} Prize`,
    read: "showTournamentWinner",
    ...(note !== undefined && { fill: () => answer(/^Note/, note) }),
  });
const [approve, reject] = [decision("Approve"), decision("Reject", NOTE)];
const body = (type: Action, noteForThePlayer: string) => (db: Db) => {
  const { winnerId, playerCode } = waitingWinner(db);
  return { body: { type, winnerId, playerCode, noteForThePlayer } };
};
const summary = (db: Db) => {
  const { prizeAmount, currency, playerCode, rank, tournamentTitle } = waitingWinner(db);
  const amount = amountText(prizeAmount, currency, "en");
  return `the prize of ${amount} of player ${playerCode} for place ${rank} of ${tournamentTitle}.`;
};
const has = (db: Db, { playerId, currency }: ReturnType<typeof waitingWinner>) =>
  db.transactions.wallets.get(playerId)?.balances[currency] ?? 0;
const rejecting = { opens: opens("reject") };

/** The sentence names amount, player, tournament and outcome. */
export const Approve = approve.asks((db) => `Approve ${summary(db)} It goes into the player's wallet.`);
export const Reject = reject.asks((db) => `Reject ${summary(db)} Nothing is paid.`, rejecting);

export const Approved = approve.sends(body("approve", ""), "Winner Prize Payout Confirmed!");
export const Rejected = reject.sends(body("reject", NOTE), "Winner Prize Payout Rejected!", {
  args: rejecting,
  after: (db) =>
    expect([...db.tournaments.winners.values()].filter((it) => it.noteForThePlayer === NOTE).at(0)?.status).toBe(
      "REJECTED",
    ),
});
export const RejectionNeedsANote = decision("Reject").waits("Write a note for the player first.", rejecting);
export const NoteOf200 = decision("Approve", "n".repeat(200)).sends(
  body("approve", "n".repeat(200)),
  "Winner Prize Payout Confirmed!",
);
export const NoteOf201 = decision("Approve", "n".repeat(201)).breaks(/^Note/, /Use at most 200 characters/);

/** Stale list row: the current status is the disabled reason. */
export const AlreadyPaid = look(
  approve.waits("This prize is already paid by Priya.", {
    opens: opens("approve", { status: "CONFIRMED", decidedBy: "Priya" }),
  }),
);
export const AmountChanged = decision("Approve").waits(/has changed since you opened it/, {
  opens: opens("approve", { prizeAmount: 1 }),
});

/** Paid by another user meanwhile: the messages are separate error toasts, and no money moves (money §8). */
export const PaidMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const winner = waitingWinner(db);
    const before = has(db, winner);
    await waitFor(async () => expect(await approve.button()).not.toHaveAttribute("aria-disabled", "true"));
    changeWinner(db, winner, { status: "CONFIRMED", decidedBy: "Priya" });
    await userEvent.click(await approve.button());
    await waitFor(() => expect(screen.getByText("This prize has already been paid by Priya.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog", { name: /^Unable To/ })).toBeNull();
    await expect(has(db, winner)).toBe(before);
  },
};
export const MessagesAsToasts: SceneStory = {
  args: { faults: [{ operation: "payTournamentPrize", fault: "refused" }] },
  play: async () => {
    await approve.confirm();
    await waitFor(() => expect(screen.getByText("This cannot be done right now.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog", { name: /^Unable To/ })).toBeNull();
  },
};

/** Pays once, however often the button is pressed. */
const paidOnce = (args: Partial<Scene>, press: () => Promise<void>): SceneStory => ({
  args,
  play: async ({ loaded }) => {
    const { db } = loaded;
    const winner = waitingWinner(db);
    const before = has(db, winner);
    await waitFor(async () => expect(await approve.button()).not.toHaveAttribute("aria-disabled", "true"));
    await press();
    await waitFor(() => expect(db.tournaments.winners.get(winner.winnerId)?.status).toBe("CONFIRMED"));
    await expect(has(db, winner)).toBeCloseTo(before + winner.prizeAmount, 8);
    await expect(sentTo(loaded, "payTournamentPrize")).toHaveLength(1);
  },
});
export const PressedTwice = paidOnce({}, async () => {
  const button = await approve.button();
  button.focus();
  button.click();
  button.click();
  await userEvent.keyboard("{Enter>5/}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});
export const AnswerLost = paidOnce({ faults: [{ operation: "payTournamentPrize", fault: "lost" }] }, async () => {
  await approve.confirm();
  const errorDialog = await dialog("The Change Is Not Confirmed");
  await expect(errorDialog.queryByText(/failed|unable/i)).toBeNull();
  await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
  await expectHeld(/already paid|unknown whether/);
});

export const WithoutRight = approve.forbidden("payout_tournament_prizes", "operator-manager");
