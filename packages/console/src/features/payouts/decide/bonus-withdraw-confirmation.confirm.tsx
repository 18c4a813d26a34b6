import { useDecideBonusTransaction } from "@backoffice/api-client";
import { payoutConfirmation } from "./payout-confirmation.tsx";

/** Approves or rejects a bonus (money §2, §4, §7). */
export const BonusWithdrawConfirmation = payoutConfirmation("BONUS", useDecideBonusTransaction);
