import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { precisionError } from "#entities/money/precision-error.ts";

/** Maximum number of bets in one grant. */
const MAX_BETS = 1000;

/** Form schema of a freebet grant: player, bet count, stake and currency. */
export const grantSchema = z
  .object({
    playerId: z.string().min(1, "Choose the player."),
    betCount: z
      .string()
      .min(1, "Enter the bet count.")
      .regex(/^\d*$/, "Use a whole number, 1 or more.")
      .refine(
        (digits) => Number(digits) >= 1 && Number(digits) <= MAX_BETS,
        `Use a number from 1 to ${formatNumber(MAX_BETS, "en")}.`,
      ),
    betAmount: decimalText({ required: "Enter the bet amount.", min: "0.00000001" }),
    currency: z.string().min(1, "Choose the currency."),
  })
  // The currency may be selected after the stake is entered.
  .superRefine(({ betAmount, currency }, context) => {
    const message = precisionError(betAmount, currency);
    if (message) context.addIssue({ code: "custom", path: ["betAmount"], message });
  });
