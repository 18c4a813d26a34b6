/** Labels of the decisions on a deposit (money §4). */
export const DEPOSIT_DECISIONS = {
  verify: {
    verb: "Verify",
    success: "Deposit Verified!",
    outcome: "The provider is asked whether the payment has arrived. If it has, the player is credited.",
    tone: "primary",
  },
  reject: { verb: "Reject", success: "Deposit Rejected!", outcome: "No balance changes.", tone: "danger" },
} as const;

/** The reason of a rejection: at least 20 characters (money §5, §9). */
export const REJECT_REASON = { label: "Reason", required: true, min: 20, max: 500 };

/** Failure messages of the decisions (money §4, §8). */
export const DEPOSIT_FAILURES = {
  verify: { title: "Unable To Verify Transaction", look: "warning" },
  reject: { look: "toasts", fieldNames: { rejectReason: "note" } },
} as const;
