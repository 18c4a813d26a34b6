import { payoutConfirmation } from "./decide/payout-confirmation.tsx";

/** Each kind of payout with its own call (money §7). */
export default {
  "bonus-withdraw-confirmation": payoutConfirmation("BONUS"),
  "cashback-withdraw-confirmation": payoutConfirmation("CASHBACK"),
  "affiliate-withdraw-approve-confirmation": payoutConfirmation("AFFILIATE"),
  "referral-claim-confirmation": payoutConfirmation("REFERRAL_PROFIT"),
};
