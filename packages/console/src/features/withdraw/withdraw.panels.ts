// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { ForceApproveConfirm as "force-approve" } from "./withdrawals/panels/force-approve.confirm.tsx";
export { ResendCpgWithdrawConfirmation as "resend-withdraw-confirmation-cpg" } from "./withdrawals/panels/resend-withdraw-confirmation-cpg.confirm.tsx";
export { ResendWithdrawConfirmation as "resend-withdraw-confirmation" } from "./withdrawals/panels/resend-withdraw-confirmation.confirm.tsx";
export { ConfirmTomaniWithdraw as "confirm-tomani-withdraw" } from "./withdrawals/panels/tomani/confirm-tomani-withdraw.wizard.tsx";
export { WithdrawConfirmation as "withdraw-confirmation" } from "./withdrawals/panels/withdraw-confirmation.confirm.tsx";
