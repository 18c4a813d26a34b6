import type { components } from "@backoffice/api-client";
import { amountText } from "#entities/money/amount-text.ts";
import type { Decisions } from "#kit/panels/decision.ts";
import type { Session } from "#kit/session/session.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";
import { mayNotDecide } from "../partner-money.ts";

type Schemas = components["schemas"];
type PartnerWithdraw = Schemas["PartnerWithdraw"];
export type ReviewAction = "approve" | "reject";

/** Statuses of a partner withdrawal; the wire calls an approved one CONFIRMED. */
export const WITHDRAW_STATUS: Statuses<Schemas["PartnerWithdrawStatus"]> = {
  PENDING: { label: "Pending", tone: "caution" },
  CONFIRMED: { label: "Approved", tone: "positive" },
  REJECTED: { label: "Rejected", tone: "critical" },
};

/** Decisions on a withdrawal; a rejection returns the amount to the balance (money §4). */
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

/** Required note of both decisions (money §5; length: money §9). */
export const NOTE = { label: "Note for the partner", help: "Visible to the partner.", required: true, max: 200 };

/** Request body of a decision. */
export const reviewInput = ({ txId, partnerId }: PartnerWithdraw, actionType: ReviewAction, note: string) => ({
  body: { txId, partnerId, actionType, note },
});

const by = (who: string | null) => (who ? ` by ${who}` : "");

/** Reason why a decided withdrawal cannot be decided again, else undefined (money §4). */
export const closedReason = ({ status, confirmedBy, rejectedBy }: PartnerWithdraw): string | undefined => {
  if (status === "CONFIRMED") return `This withdrawal is already approved${by(confirmedBy)}.`;
  if (status === "REJECTED") return `This withdrawal is already rejected${by(rejectedBy)}.`;
  // An unknown status cannot be decided.
  const unknown: string = status;
  return unknown === "PENDING" ? undefined : `This withdrawal is ${unknown}.`;
};

/** Disabled reason of a decision, else undefined. */
export const reviewReason = (withdrawal: PartnerWithdraw, session: Session): string | undefined =>
  closedReason(withdrawal) ?? mayNotDecide(session);
