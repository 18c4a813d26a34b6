import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { payoutStories } from "#testing/stories/payout-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

const payout = payoutStories({
  panel: "affiliate-withdraw-approve-confirmation",
  type: "AFFILIATE",
  noun: "affiliate profit",
  what: "withdrawal",
  write: "decideAffiliateWithdrawal",
  right: "approve_reject_affiliate_withdrawals",
  onlooker: "operator-manager",
  rejected: "Nothing is paid.",
});

export default {
  ...staging,
  title: "Panels/Transactions/Approve or reject affiliate profit",
  tags: ["panel:affiliate-withdraw-approve-confirmation"],
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
