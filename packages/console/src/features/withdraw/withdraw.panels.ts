import { ConfirmTomaniWithdraw } from "./withdrawals/panels/tomani/confirm-tomani-withdraw.wizard.tsx";
import { ForceApproveConfirm } from "./withdrawals/panels/force-approve.confirm.tsx";
import { ResendCpgWithdrawConfirmation } from "./withdrawals/panels/resend-withdraw-confirmation-cpg.confirm.tsx";
import { ResendWithdrawConfirmation } from "./withdrawals/panels/resend-withdraw-confirmation.confirm.tsx";
import { WithdrawConfirmation } from "./withdrawals/panels/withdraw-confirmation.confirm.tsx";

/** Panels by ID. */
export default {
  "withdraw-confirmation": WithdrawConfirmation,
  "confirm-tomani-withdraw": ConfirmTomaniWithdraw,
  "force-approve": ForceApproveConfirm,
  "resend-withdraw-confirmation": ResendWithdrawConfirmation,
  "resend-withdraw-confirmation-cpg": ResendCpgWithdrawConfirmation,
};
