import type { components } from "@backoffice/api-client";
import { compareDecimals, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#entities/money/decimal-of.ts";
import { tooFine } from "#entities/money/too-fine.ts";
import { UUSD } from "./utopia.ts";

/** A voucher's code has 28 characters at least (money §5, ruling 42), and as many as the call takes at most. */
export const topUpSchema = z.object({
  voucherCode: z
    .string()
    .trim()
    .min(28, "A voucher code has 28 characters or more.")
    .max(60, "Use at most 60 characters."),
});

type Balance = { currency: string; balance: string };

/** What a withdrawal is capped at: the wallet's first balance, as a decimal text (money §5). */
export const firstBalance = ({ balances: [first] }: Pick<components["schemas"]["UtopiaWallet"], "balances">): Balance =>
  first ? { currency: first.currency, balance: decimalOf(first.balance) } : { currency: UUSD, balance: "0" };

/** What is taken out of a wallet that has `balance`: more than nothing, and no more than that. */
export const withdrawSchema = ({ balance, currency }: Balance) =>
  z.object({
    amount: decimalText({ required: "Enter the amount." }).superRefine((amount, context) => {
      const say = (message: string | undefined) => message && context.addIssue({ code: "custom", message });
      if (!/^-?\d+(?:\.\d+)?$/.test(amount)) return;
      if (compareDecimals(amount, "0") <= 0) say("Use more than 0.");
      else if (compareDecimals(amount, balance) > 0) say(`There are only ${balance} ${currency} in this wallet.`);
      else say(tooFine(amount, currency));
    }),
  });
