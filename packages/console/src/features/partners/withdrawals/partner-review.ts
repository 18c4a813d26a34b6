import type { components } from "@backoffice/api-client";
import { amountText } from "#entities/money/amount-text.ts";
import type { Decisions } from "#kit/panels/decision.ts";
import type { Session } from "#kit/session/session.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";
import { mayNotDecide } from "../partner-money.ts";

type Schemas = components["schemas"];
type PartnerWithdraw = Schemas["PartnerWithdraw"];
export type ReviewAction = "approve" | "reject";

/** Where a partner's withdrawal stands; the wire says CONFIRMED of an approved one. */
export const WITHDRAW_STATUS: Statuses<Schemas["PartnerWithdrawStatus"]> = {
  PENDING: { label: "Pending", tone: "caution" },
  CONFIRMED: { label: "Approved", tone: "positive" },
  REJECTED: { label: "Rejected", tone: "critical" },
};

/** What can be decided about a withdrawal, in words: a rejected amount returns to the partner's balance (money §4). */
export const reviewWords = (
  { fromAmount, fromCurrency }: PartnerWithdraw,
  locale: string,
): Decisions<ReviewAction> => ({
  approve: { verb: "Approve", success: "Partner withdrawal approved.", tone: "primary" },
  reject: {
    verb: "Reject",
    success: "Partner withdrawal rejected.",
    outcome: `${amountText(fromAmount, fromCurrency, locale)} goes back to the partner's balance.`,
    tone: "danger",
  },
});

/** The note that both decisions need (money §5; length: money §9). */
export const NOTE = { label: "Note for the partner", help: "The partner reads this.", required: true, max: 200 };

/** What is sent to decide about a withdrawal. */
export const reviewInput = ({ txId, partnerId }: PartnerWithdraw, actionType: ReviewAction, note: string) => ({
  body: { txId, partnerId, actionType, note },
});

const by = (who: string | null) => (who ? ` by ${who}` : "");

/** What became of a withdrawal that nothing can be decided about any more; nothing while it waits (money §4). */
export const closedReason = ({ status, confirmedBy, rejectedBy }: PartnerWithdraw): string | undefined => {
  if (status === "CONFIRMED") return `This withdrawal is already approved${by(confirmedBy)}.`;
  if (status === "REJECTED") return `This withdrawal is already rejected${by(rejectedBy)}.`;
  // A status that this console does not know yet is no leave to decide.
  const unknown: string = status;
  return unknown === "PENDING" ? undefined : `This withdrawal is ${unknown}.`;
};

/** Why an offered decision cannot be taken; nothing when it can. */
export const reviewReason = (withdrawal: PartnerWithdraw, session: Session): string | undefined =>
  closedReason(withdrawal) ?? mayNotDecide(session);
