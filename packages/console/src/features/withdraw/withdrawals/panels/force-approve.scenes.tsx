import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { decisionBody, hesitating, ownOf, paidAmount } from "#testing/rows/withdrawal-rows.ts";
import { destinationWords } from "#entities/transaction/withdrawal/decide/decision-words.tsx";
import { expectHeld } from "#testing/stories/expect-held.ts";

const row = (db: Db) => hesitating(db, "jb");
const body = (db: Db) => decisionBody(db, row(db), "confirm", { playerNote: "On its way." });
const opens: Scene["opens"] = (db) => ({
  id: "force-approve",
  params: {
    withdrawal: { ...row(db), ...ownOf(db, row(db)) },
    decision: body(db),
    description: "The payee is unknown to the bank.",
  },
});

export default {
  ...staging,
  title: "Panels/Withdraw/Force Approve",
  tags: ["panel:force-approve"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const force = confirmation({
  title: "Force Approve",
  button: /^Force Approve/,
  write: "forceJbWithdrawal",
  failure: "Unable To Force Approve Withdrawal",
  read: "showWithdrawal",
});

/** jb's answer, and the consequence of forcing the approval. */
export const WhatJbSaid = force.asks((db) => {
  const { player, txId } = row(db);
  const to = destinationWords(ownOf(db, { txId }).destination);
  return `Force the approval of the withdrawal of ${paidAmount(row(db))} by player ${player.playerCode} to ${to}, paid through jb. It is confirmed although jb did not accept it. jb did not accept it: The payee is unknown to the bank.`;
});

/** Sends the decision that jb refused unchanged, with its note (ruling 44). */
export const Forced = force.sends((db) => ({ body: body(db) }), "Withdrawal approved.");

/** jb answers 0, then refuses the forced approval too: the message is shown, and nothing is executed. */
export const RefusedToo = force.refused(
  (db) => changeTransaction(db, row(db), { status: "REJECTED", rejectedBy: "Priya" }),
  "This withdrawal has already been rejected by Priya.",
);

/** jb answers 0, then the response is lost: it may have been paid, so it is not called a failure and not sent again. */
export const ThenNobodyKnows: SceneStory = {
  args: { faults: [{ operation: "forceJbWithdrawal", fault: "lost" }] },
  play: async ({ loaded }) => {
    await force.confirm();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await expectHeld(/(unknown whether|already approved)/);
    await expect(sentTo(loaded, "forceJbWithdrawal")).toHaveLength(1);
    await expect(screen.queryByText("Withdrawal approved.")).toBeNull();
  },
};

/** Decided by another user while jb was asked. */
export const DecidedMeanwhile = look(
  force.waits("This withdrawal is already rejected by Priya.", {
    opens: (db) => {
      const opening = opens(db);
      changeTransaction(db, row(db), { status: "REJECTED", rejectedBy: "Priya" });
      return opening;
    },
  }),
  { name: "Decided by another user since it was opened" },
);

export const WithoutRight = force.forbidden("approve_reject_withdrawals", "dev-ops");
