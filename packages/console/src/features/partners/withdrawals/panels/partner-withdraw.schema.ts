import { z } from "zod";

/** Where a partner's money goes: an address on TRON (money §3, §9). Base58 has neither 0, O, I nor l. */
export const partnerWithdrawSchema = z.object({
  walletAddress: z
    .string()
    .trim()
    .min(1, "Enter the wallet address.")
    .regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, "This is no address on TRON: it has a T, and 33 letters and digits."),
});
