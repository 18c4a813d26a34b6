import { OrderStatus } from "./decide/order-status.dialog.tsx";
import { RejectDepositOrder } from "./decide/reject-deposit-order.confirm.tsx";
import { VerifyDepositConfirmation } from "./decide/verify-deposit-confirmation.confirm.tsx";

/** Panels by ID. */
export default {
  "verify-deposit-confirmation": VerifyDepositConfirmation,
  "reject-deposit-order": RejectDepositOrder,
  "order-status": OrderStatus,
};
