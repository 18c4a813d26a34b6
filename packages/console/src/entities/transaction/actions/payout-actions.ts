import type { components, Permission } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { isPayoutType, type PayoutType } from "../payout/payout-kinds.ts";

type Transaction = components["schemas"]["Transaction"];

/** Panel and permission for the decision on each payout type (money §2). */
const PAYOUTS = {
  BONUS: { panel: "bonus-withdraw-confirmation", right: "approve_reject_bonus_transactions" },
  CASHBACK: { panel: "cashback-withdraw-confirmation", right: "approve_reject_cashbacks" },
  AFFILIATE: {
    panel: "affiliate-withdraw-approve-confirmation",
    right: "approve_reject_affiliate_withdrawals",
  },
  REFERRAL_PROFIT: { panel: "referral-claim-confirmation", right: "approve_reject_affiliate_withdrawals" },
} as const satisfies Record<PayoutType, { panel: string; right: Permission }>;

const payoutOf = ({ transactionType: type }: Transaction) => (isPayoutType(type) ? PAYOUTS[type] : undefined);

/** Panel that decides each payout type. */
export const payoutPanel = (type: PayoutType) => PAYOUTS[type].panel;

/** Why a bonus cannot be approved, only rejected. */
export const ineligible = ({ bonusExtraData }: Transaction): string | undefined =>
  bonusExtraData?.eligible === false ? "This player is not eligible for the bonus." : undefined;

/** Approve or reject a pending bonus, cashback, affiliate profit or referral claim (money §4). */
export const payoutActions = (panels: Panels, session: Session): RowAction<Transaction>[] =>
  (
    [
      { id: "approve-payout", label: "Approve", icon: Check, keys: KEYS.approve, action: "confirm" },
      { id: "reject-payout", label: "Reject", icon: Ban, keys: KEYS.reject, action: "reject" },
    ] as const
  ).map(({ action, ...looks }) => ({
    ...looks,
    primary: true,
    hidden: (tx) => !payoutOf(tx) || tx.status !== "PENDING" || tx.isDeleted,
    reason: (tx) => {
      const right = payoutOf(tx)?.right;
      return (right && lacking(session, right)) ?? (action === "confirm" ? ineligible(tx) : undefined);
    },
    onSelect: (tx) => {
      const payout = payoutOf(tx);
      if (payout) panels.open(payout.panel, { tx, action });
    },
  }));
