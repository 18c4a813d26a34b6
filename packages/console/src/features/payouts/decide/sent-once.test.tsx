import type { Db } from "@backoffice/mocks";
import { amountIn, describeSentOnce, type SentOnce } from "#testing/sent-once.tsx";
import { transaction } from "#testing/rows/transaction-rows.ts";
import { AffiliateWithdrawApproveConfirmation } from "./affiliate-withdraw-approve-confirmation.confirm.tsx";
import { BonusWithdrawConfirmation } from "./bonus-withdraw-confirmation.confirm.tsx";
import { CashbackWithdrawConfirmation } from "./cashback-withdraw-confirmation.confirm.tsx";
import { ReferralClaimConfirmation } from "./referral-claim-confirmation.confirm.tsx";

type Type = "BONUS" | "CASHBACK" | "AFFILIATE" | "REFERRAL_PROFIT";

const waiting = (db: Db, transactionType: Type) =>
  transaction(db, { transactionType, status: "PENDING" }, (row) => row.bonusExtraData?.eligible !== false);

const decision = (
  type: Type,
  Panel: typeof BonusWithdrawConfirmation,
  write: SentOnce["write"],
  action: "confirm" | "reject",
): SentOnce => {
  return {
    write,
    arrange: (db) => {
      const tx = waiting(db, type);
      return {
        player: tx.player,
        draw: (host) => <Panel {...host} params={{ tx, action }} />,
        moves: action === "confirm" ? amountIn(tx, tx.toAmount) : [],
        entries: () => [action === "confirm" ? "CONFIRMED" : "REJECTED"],
      };
    },
    button: action === "confirm" ? /^Approve \d/ : /^Reject \d/,
    ...(action === "reject" && { note: "The terms were not met." }),
    saysOfOthers: /has already been (confirmed|rejected)/,
  };
};

describeSentOnce({
  "approval of a bonus": decision("BONUS", BonusWithdrawConfirmation, "decideBonusTransaction", "confirm"),
  "rejection of a bonus": decision("BONUS", BonusWithdrawConfirmation, "decideBonusTransaction", "reject"),
  "approval of a cashback": decision("CASHBACK", CashbackWithdrawConfirmation, "decideCashback", "confirm"),
  "rejection of a cashback": decision("CASHBACK", CashbackWithdrawConfirmation, "decideCashback", "reject"),
  "approval of an affiliate's profit": decision(
    "AFFILIATE",
    AffiliateWithdrawApproveConfirmation,
    "decideAffiliateWithdrawal",
    "confirm",
  ),
  "rejection of an affiliate's profit": decision(
    "AFFILIATE",
    AffiliateWithdrawApproveConfirmation,
    "decideAffiliateWithdrawal",
    "reject",
  ),
  "approval of a referral claim": decision(
    "REFERRAL_PROFIT",
    ReferralClaimConfirmation,
    "decideReferralClaim",
    "confirm",
  ),
  "rejection of a referral claim": decision(
    "REFERRAL_PROFIT",
    ReferralClaimConfirmation,
    "decideReferralClaim",
    "reject",
  ),
});
