import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];
type Transaction = Schemas["Transaction"];

/** What a decision is taken on: when one of these is another by now, what was shown is not what would be decided. */
const DECISIVE = ["fromAmount", "fromCurrency", "toAmount", "toCurrency", "gateway"] as const;

const OPEN: ReadonlySet<string> = new Set(["PENDING", "IN_PROGRESS"]);

const by = (who: string | null | undefined) => (who ? ` by ${who}` : "");

/** What became of a withdrawal that nothing can be decided about any more; nothing while something can. */
export const closedReason = ({ status, isDeleted, confirmedBy, rejectedBy }: Transaction): string | undefined => {
  if (isDeleted) return "This withdrawal is deleted.";
  if (status === "CONFIRMED") return `This withdrawal is already approved${by(confirmedBy)}.`;
  if (status === "REJECTED") return `This withdrawal is already rejected${by(rejectedBy)}.`;
  if (status === "CANCELED") return "The player has canceled this withdrawal.";
  // A status that this console does not know yet is no leave to decide.
  const unknown: string = status;
  return OPEN.has(unknown) ? undefined : `This withdrawal is ${unknown}.`;
};

/** Why the decision that was opened on `shown` cannot be taken on the withdrawal as it is `now`. */
export const decisionReason = (shown: Transaction, now: Transaction): string | undefined => {
  const closed = closedReason(now);
  if (closed) return closed;
  if (shown.status === "PENDING" && now.status === "IN_PROGRESS")
    return "This withdrawal is in progress by now. Close this, and decide what became of it.";
  if (shown.status !== now.status || DECISIVE.some((name) => shown[name] !== now[name]))
    return "This withdrawal has changed since it was opened. Close this, and look at it again.";
  return undefined;
};
