import {
  useDecideAffiliateWithdrawal,
  useDecideBonusTransaction,
  useDecideCashback,
  useDecideReferralClaim,
} from "@backoffice/api-client";
import { payoutConfirmation } from "./decide/payout-confirmation.tsx";

/** Panels by ID, each payout type with its own call (money §7). */
export default {
  "bonus-withdraw-confirmation": payoutConfirmation("BONUS", useDecideBonusTransaction),
  "cashback-withdraw-confirmation": payoutConfirmation("CASHBACK", useDecideCashback),
  "affiliate-withdraw-approve-confirmation": payoutConfirmation("AFFILIATE", useDecideAffiliateWithdrawal),
  "referral-claim-confirmation": payoutConfirmation("REFERRAL_PROFIT", useDecideReferralClaim),
};
