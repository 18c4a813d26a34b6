import { useDecideReferralClaim } from "@backoffice/api-client";
import { payoutConfirmation } from "./payout-confirmation.tsx";

/** Approves or rejects a referral claim (money §2, §4, §7). */
export const ReferralClaimConfirmation = payoutConfirmation("REFERRAL_PROFIT", useDecideReferralClaim);
