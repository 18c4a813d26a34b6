import { useDecideAffiliateWithdrawal } from "@backoffice/api-client";
import { payoutConfirmation } from "./payout-confirmation.tsx";

/** Approves or rejects an affiliate's profit (money §2, §4, §7). */
export const AffiliateWithdrawApproveConfirmation = payoutConfirmation("AFFILIATE", useDecideAffiliateWithdrawal);
