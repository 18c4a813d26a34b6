// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AffiliateWithdrawApproveConfirmation as "affiliate-withdraw-approve-confirmation" } from "./decide/affiliate-withdraw-approve-confirmation.confirm.tsx";
export { BonusWithdrawConfirmation as "bonus-withdraw-confirmation" } from "./decide/bonus-withdraw-confirmation.confirm.tsx";
export { CashbackWithdrawConfirmation as "cashback-withdraw-confirmation" } from "./decide/cashback-withdraw-confirmation.confirm.tsx";
export { ReferralClaimConfirmation as "referral-claim-confirmation" } from "./decide/referral-claim-confirmation.confirm.tsx";
