import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { checkRules, type CheckRule, type Finding, type Proof } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Schemas = components["schemas"];
type Withdrawal = Pick<
  Schemas["PartnerWithdraw"],
  "txId" | "partnerId" | "partnerTitle" | "destinationAddress" | "toAmountInUSD"
>;
type Rows = { items: readonly Withdrawal[]; count: number };

/** Data for the checks of a partner's withdrawal. */
export type PartnerWithdrawalReads = {
  withdrawal: Withdrawal;
  partner: Pick<Schemas["Partner"], "isActive" | "minWithdrawAmountInUSD">;
  /** Earlier withdrawals of the partner that were paid. */
  paid: Rows;
  /** Withdrawals of any partner to the same address. */
  sameAddress: Rows;
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

const partnerProof = (partnerId: string): Proof => ({
  label: "Withdrawals",
  to: "/partners/withdraw",
  query: { partnerId },
  permission: "view_partner_withdrawals",
});

const partnerFinding = ({ partner }: Pick<PartnerWithdrawalReads, "partner">): Finding =>
  partner.isActive
    ? { state: "clear", text: "active" }
    : { state: "look", text: "inactive", reason: "Inactive partner. Approval pays a partner that does not earn." };

const beforeFinding = ({ withdrawal, paid }: Pick<PartnerWithdrawalReads, "withdrawal" | "paid">): Finding =>
  paid.count > 0
    ? { state: "clear", text: plural(paid.count, "time") }
    : {
        state: "look",
        text: "never",
        reason: "First withdrawal. The partner has not withdrawn before.",
        proof: partnerProof(withdrawal.partnerId),
      };

const addressFinding = ({
  withdrawal: { partnerId, destinationAddress },
  sameAddress,
}: Pick<PartnerWithdrawalReads, "withdrawal" | "sameAddress">): Finding => {
  const same = sameAddress.items.filter((it) => it.destinationAddress === destinationAddress);
  const others = [...new Set(same.filter((it) => it.partnerId !== partnerId).map((it) => it.partnerTitle))];
  if (others.length === 0) return { state: "clear", text: "no other partner" };
  return {
    state: "look",
    text: plural(others.length, "other partner"),
    reason: `Also used by ${others.join(", ")}.`,
    proof: {
      label: "Withdrawals",
      to: "/partners/withdraw",
      query: { search: destinationAddress },
      permission: "view_partner_withdrawals",
    },
  };
};

const minimumFinding = ({
  withdrawal,
  partner,
  locale,
}: Pick<PartnerWithdrawalReads, "withdrawal" | "partner" | "locale">): Finding => {
  const { minWithdrawAmountInUSD: minimum } = partner;
  if (compareDecimals(decimalOf(withdrawal.toAmountInUSD), decimalOf(minimum)) >= 0)
    return { state: "clear", text: "above the minimum" };
  const least = amountText(minimum, "USD", locale);
  return { state: "look", text: "below the minimum", reason: `Below the minimum of ${least}.` };
};

const rule = checkRules<PartnerWithdrawalReads>();

export const PARTNER_WITHDRAWAL_CHECKS: readonly CheckRule<PartnerWithdrawalReads>[] = [
  rule({ code: "PARTNER", label: "Partner", needs: ["partner"], find: partnerFinding }),
  rule({ code: "FIRST", label: "Withdrawn before", needs: ["withdrawal", "paid"], find: beforeFinding }),
  rule({ code: "SHARED", label: "Address", needs: ["withdrawal", "sameAddress"], find: addressFinding }),
  rule({ code: "MINIMUM", label: "Amount", needs: ["withdrawal", "partner", "locale"], find: minimumFinding }),
];
