import {
  useDecideAffiliateWithdrawal,
  useDecideBonusTransaction,
  useDecideCashback,
  useDecideReferralClaim,
} from "@backoffice/api-client";
import { payoutConfirmation } from "./decide/payout-confirmation.tsx";

/** Each kind of payout with its own call (money §7). */
export default {
  "bonus-withdraw-confirmation": payoutConfirmation({
    noun: "bonus",
    rejected: "Nothing is paid.",
    useWrite: useDecideBonusTransaction,
  }),
  "cashback-withdraw-confirmation": payoutConfirmation({
    noun: "cashback",
    rejected: "Nothing is paid; the player can claim it again.",
    useWrite: useDecideCashback,
  }),
  "affiliate-withdraw-approve-confirmation": payoutConfirmation({
    noun: "affiliate profit",
    rejected: "Nothing is paid.",
    useWrite: useDecideAffiliateWithdrawal,
  }),
  "referral-claim-confirmation": payoutConfirmation({
    noun: "referral claim",
    rejected: "Nothing is paid.",
    useWrite: useDecideReferralClaim,
  }),
};
