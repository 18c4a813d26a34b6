import { useDecideCashback } from "@backoffice/api-client";
import { payoutConfirmation } from "./payout-confirmation.tsx";

/** Approves or rejects cashback (money §2, §4, §7). */
export default payoutConfirmation("CASHBACK", useDecideCashback);
