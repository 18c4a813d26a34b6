import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { tooFine } from "#entities/money/too-fine.ts";

/** Bets that can be given at once, at most. */
const MAX_BETS = 1000;

/** What the form of giving a freebet holds: to whom, how many bets of which stake. */
export const grantSchema = z
  .object({
    playerId: z.string().min(1, "Choose the player."),
    betCount: z
      .string()
      .min(1, "Enter how many bets.")
      .regex(/^\d*$/, "Use a whole number, 1 or more.")
      .refine((digits) => Number(digits) >= 1 && Number(digits) <= MAX_BETS, `Use a number from 1 to ${MAX_BETS}.`),
    betAmount: decimalText({ required: "Enter the stake of each bet.", min: "0.00000001" }),
    currency: z.string().min(1, "Choose the currency."),
  })
  // The currency may be chosen after the stake.
  .superRefine(({ betAmount, currency }, context) => {
    const message = tooFine(betAmount, currency);
    if (message) context.addIssue({ code: "custom", path: ["betAmount"], message });
  });
