import type { components } from "@backoffice/api-client";
import { amountText } from "#entities/money/amount-text.ts";
import { decidedReason } from "#kit/queue/decided/decided-reason.ts";
import type { Decisions } from "#kit/panels/decision.ts";
import type { Session } from "#kit/session/session.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";
import { mayNotDecide } from "../partner-money.ts";

type Schemas = components["schemas"];
type PartnerWithdraw = Schemas["PartnerWithdraw"];
export type ReviewAction = "approve" | "reject";

/** Statuses of a partner withdrawal; the wire calls an approved one CONFIRMED. */
export const WITHDRAW_STATUS: Statuses<Schemas["PartnerWithdrawStatus"]> = {
  PENDING: { label: "Pending", tone: "look" },
  CONFIRMED: { label: "Approved", tone: "normal" },
  REJECTED: { label: "Rejected", tone: "stop" },
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

/** Disabled reason of a decision, else undefined (money §4). */
export const reviewReason = (
  { status, confirmedBy, rejectedBy }: PartnerWithdraw,
  session: Session,
): string | undefined =>
  decidedReason({
    noun: "withdrawal",
    status,
    open: ["PENDING"],
    statuses: WITHDRAW_STATUS,
    by: status === "REJECTED" ? rejectedBy : confirmedBy,
  }) ?? mayNotDecide(session);

/** Display name of a withdrawal: "250.00 USDT, Otter Partners". */
export const withdrawalName = ({ toAmount, toCurrency, partnerTitle }: PartnerWithdraw, locale: string): string =>
  `${amountText(toAmount, toCurrency, locale)}, ${partnerTitle}`;
