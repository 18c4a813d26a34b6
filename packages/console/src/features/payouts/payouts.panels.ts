// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "affiliate-withdraw-approve-confirmation" } from "./decide/affiliate-withdraw-approve-confirmation.confirm.tsx";
export { default as "bonus-withdraw-confirmation" } from "./decide/bonus-withdraw-confirmation.confirm.tsx";
export { default as "cashback-withdraw-confirmation" } from "./decide/cashback-withdraw-confirmation.confirm.tsx";
export { default as "referral-claim-confirmation" } from "./decide/referral-claim-confirmation.confirm.tsx";
