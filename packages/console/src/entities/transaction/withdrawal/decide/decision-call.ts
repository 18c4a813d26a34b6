import type {
  components,
  decideJbWithdrawal,
  decideProviderWithdrawal,
  decideWithdrawal,
  decideWithdrawalInProgress,
  Input,
} from "@backoffice/api-client";

type Schemas = components["schemas"];
type Withdrawal = Schemas["Withdrawal"];
export type Action = Schemas["ConfirmOrReject"];

/** One of the four calls that decide a withdrawal, with its input. */
export type DecisionCall =
  | { by: "hand"; input: Input<typeof decideWithdrawal.operation> }
  | { by: "provider"; input: Input<typeof decideProviderWithdrawal.operation> }
  | { by: "jb"; input: Input<typeof decideJbWithdrawal.operation> }
  | { by: "in-progress"; input: Input<typeof decideWithdrawalInProgress.operation> };

/** Response of these calls: the current withdrawal, or jb's answer. */
export type DecisionAnswer = Withdrawal | Schemas["JbAnswer"];

/** Note for the player, and whether a rejection counts toward the daily requests. */
type Answer = { note: string; countsTowardDailyLimit: boolean };

/**
 * Providers whose call has no suffix. Tomani's own call only approves, through a gateway; pending ones are rejected by
 * this call.
 */
const WITHOUT_SUFFIX: ReadonlySet<string> = new Set(["manual", "tomani"]);

/** The decision that a call sends. */
export const decidedBy = (call: DecisionCall): Action => {
  if (call.by !== "in-progress") return call.input.body.actionType;
  return call.input.body.status === "APPROVE" ? "confirm" : "reject";
};

/** Call and body that decide a withdrawal, by status and provider (money §4, §7, ruling 12). */
export const decisionCall = (
  { txId, status, paymentProvider, player: { playerCode } }: Withdrawal,
  action: Action,
  { note, countsTowardDailyLimit }: Answer,
): DecisionCall => {
  if (status === "IN_PROGRESS")
    return {
      by: "in-progress",
      input: { body: { txId, note, status: action === "confirm" ? "APPROVE" : "REJECT" } },
    };
  const body = {
    txId,
    actionType: action,
    playerNote: note,
    countsTowardDailyLimit,
    playerCode,
    status,
    paymentProvider,
  };
  if (paymentProvider === "jb") return { by: "jb", input: { body } };
  if (WITHOUT_SUFFIX.has(paymentProvider)) return { by: "hand", input: { body } };
  return { by: "provider", input: { path: { provider: paymentProvider }, body } };
};
