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

/** One of the four calls that decide about a withdrawal, and what is sent to it. */
export type DecisionCall =
  | { by: "hand"; input: Input<typeof decideWithdrawal.operation> }
  | { by: "provider"; input: Input<typeof decideProviderWithdrawal.operation> }
  | { by: "jb"; input: Input<typeof decideJbWithdrawal.operation> }
  | { by: "in-progress"; input: Input<typeof decideWithdrawalInProgress.operation> };

/** What they answer: the withdrawal as it is now, or what jb says. */
export type DecisionAnswer = Withdrawal | Schemas["JbAnswer"];

/** What the player reads, and whether a rejected one counts toward the daily requests. */
type Answer = { note: string; countsTowardDailyLimit: boolean };

/**
 * The providers whose call has no suffix. Tomani's own call only confirms, through a gateway: what it has not taken yet is
 * rejected here.
 */
const WITHOUT_SUFFIX: ReadonlySet<string> = new Set(["manual", "tomani"]);

/** What is sent to decide about a withdrawal, by its state and its provider (money §4, §7, ruling 12). */
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
