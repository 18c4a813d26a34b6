import type { components } from "@backoffice/api-client";
import { compareDecimals, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { precisionError } from "#entities/money/precision-error.ts";
import { UUSD } from "./utopia.ts";

/** Voucher code: at least 28 characters (money §5, ruling 42), at most what the call accepts. */
export const topUpSchema = z.object({
  voucherCode: z
    .string()
    .trim()
    .min(28, "A voucher code has 28 characters or more.")
    .max(60, "Use at most 60 characters."),
});

type Balance = { currency: string; balance: string };

/** Maximum withdrawal: the wallet's first balance as a decimal text (money §5). */
export const firstBalance = ({ balances: [first] }: Pick<components["schemas"]["UtopiaWallet"], "balances">): Balance =>
  first ? { currency: first.currency, balance: decimalOf(first.balance) } : { currency: UUSD, balance: "0" };

/** Withdrawal amount: above 0 and at most `balance`. */
export const withdrawSchema = ({ balance, currency }: Balance, locale = "en") =>
  z.object({
    amount: decimalText({ required: "Enter the amount.", above: "0" }).superRefine((amount, context) => {
      const say = (message: string | undefined) => message && context.addIssue({ code: "custom", message });
      if (!/^-?\d+(?:\.\d+)?$/.test(amount)) return;
      if (compareDecimals(amount, balance) > 0) say(`The wallet has only ${amountText(balance, currency, locale)}.`);
      else say(precisionError(amount, currency));
    }),
  });
