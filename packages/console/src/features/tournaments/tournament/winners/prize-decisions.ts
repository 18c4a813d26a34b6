import type { Decisions } from "#kit/panels/decision.ts";

export type PrizeAction = "approve" | "reject";

/** Decisions on a prize (money §2, §8). */
export const PRIZE_DECISIONS: Decisions<PrizeAction> = {
  approve: {
    verb: "Approve",
    success: "Winner Prize Payout Confirmed!",
    outcome: "It goes into the player's wallet.",
    tone: "primary",
  },
  reject: { verb: "Reject", success: "Winner Prize Payout Rejected!", outcome: "Nothing is paid.", tone: "danger" },
};

/** Note of a decision; a rejection needs one (length: money §9). */
export const prizeNote = (action: PrizeAction) => ({
  label: "Note for the player",
  help: "Visible to the player.",
  required: action === "reject",
  max: 200,
});
