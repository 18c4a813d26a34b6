import { useDecideCashback } from "@backoffice/api-client";
import { payoutConfirmation } from "./payout-confirmation.tsx";

/** Approves or rejects cashback (money §2, §4, §7). */
export const CashbackWithdrawConfirmation = payoutConfirmation("CASHBACK", useDecideCashback);
