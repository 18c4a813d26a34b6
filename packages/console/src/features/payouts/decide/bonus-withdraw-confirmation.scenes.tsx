import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { payoutStories } from "#testing/stories/payout-stories.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { transaction } from "#testing/rows/transaction-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

const payout = payoutStories({
  panel: "bonus-withdraw-confirmation",
  type: "BONUS",
  noun: "bonus",
  what: "bonus",
  write: "decideBonusTransaction",
  right: "approve_reject_bonus_transactions",
  onlooker: "operator-manager",
  rejected: "Nothing is paid.",
});

export default {
  ...staging,
  title: "Panels/Transactions/Approve or reject bonus",
  tags: ["panel:bonus-withdraw-confirmation"],
  args: payout.args,
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

export const Approve = payout.approve;
export const Reject = payout.reject;
export const Approved = payout.approved;
export const Rejected = payout.rejected;
export const RejectionNeedsANote = payout.rejectionNeedsANote;
export const NoteOf200 = payout.noteOf200;
export const NoteOf201 = payout.noteOf201;
export const DecidedMeanwhile = payout.decidedMeanwhile;
export const AlreadyDecided = payout.alreadyDecided;
export const DeletedMeanwhile = payout.deletedMeanwhile;
export const AmountChanged = payout.amountChanged;
export const PressedTwice = payout.pressedTwice;
export const AnswerLost = payout.answerLost;
export const AnswerCut = payout.answerCut;
export const AnswerEmpty = payout.answerEmpty;
export const Error = look(payout.unreadable);
export const WithoutRight = payout.withoutRight;

/** A player who is not eligible cannot be paid, only rejected. */
export const NotEligible = look(
  confirmation({
    title: "Approve bonus",
    button: /^Approve \d/,
    write: "decideBonusTransaction",
    failure: "Unable To Approve Bonus",
  }).waits("This player is not eligible for the bonus.", {
    opens: (db) => {
      const tx = transaction(db, { transactionType: "BONUS", status: "PENDING" });
      const now = { ...tx, bonusExtraData: { eligible: false } };
      db.transactions.transactions.set(tx.txId, now);
      return { id: "bonus-withdraw-confirmation", params: { tx: now, action: "confirm" } };
    },
  }),
);
