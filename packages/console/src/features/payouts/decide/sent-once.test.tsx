import type { Db } from "@backoffice/mocks";
import { amountIn, describeSentOnce, type SentOnce } from "#testing/sent-once.tsx";
import { transaction } from "#testing/rows/transaction-rows.ts";
import * as panels from "../payouts.panels.ts";

type Type = "BONUS" | "CASHBACK" | "AFFILIATE" | "REFERRAL_PROFIT";

const waiting = (db: Db, transactionType: Type) =>
  transaction(db, { transactionType, status: "PENDING" }, (row) => row.bonusExtraData?.eligible !== false);

const decision = (
  type: Type,
  panel: keyof typeof panels,
  write: SentOnce["write"],
  action: "confirm" | "reject",
): SentOnce => {
  const Panel = panels[panel];
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
  "approval of a bonus": decision("BONUS", "bonus-withdraw-confirmation", "decideBonusTransaction", "confirm"),
  "rejection of a bonus": decision("BONUS", "bonus-withdraw-confirmation", "decideBonusTransaction", "reject"),
  "approval of a cashback": decision("CASHBACK", "cashback-withdraw-confirmation", "decideCashback", "confirm"),
  "rejection of a cashback": decision("CASHBACK", "cashback-withdraw-confirmation", "decideCashback", "reject"),
  "approval of an affiliate's profit": decision(
    "AFFILIATE",
    "affiliate-withdraw-approve-confirmation",
    "decideAffiliateWithdrawal",
    "confirm",
  ),
  "rejection of an affiliate's profit": decision(
    "AFFILIATE",
    "affiliate-withdraw-approve-confirmation",
    "decideAffiliateWithdrawal",
    "reject",
  ),
  "approval of a referral claim": decision(
    "REFERRAL_PROFIT",
    "referral-claim-confirmation",
    "decideReferralClaim",
    "confirm",
  ),
  "rejection of a referral claim": decision(
    "REFERRAL_PROFIT",
    "referral-claim-confirmation",
    "decideReferralClaim",
    "reject",
  ),
});
