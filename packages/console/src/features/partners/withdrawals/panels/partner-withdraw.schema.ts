import { z } from "zod";

/** TRON address for the payout (money §3, §9). Base58 has no 0, O, I or l. */
export const partnerWithdrawSchema = z.object({
  walletAddress: z
    .string()
    .trim()
    .min(1, "Enter the wallet address.")
    .regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, "Enter a TRON address: T followed by 33 letters and digits."),
});
