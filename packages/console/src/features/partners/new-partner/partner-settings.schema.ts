import { dateText, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { precisionError } from "#entities/money/precision-error.ts";
import { wholePercent } from "#kit/form/percent.ts";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

/** Shares and fees of a partner in whole percent (money §3, §5). */
export const PERCENTAGES = {
  casinoSharePercentage: "Casino share",
  sportSharePercentage: "Sport share",
  affiliateFeePercentage: "Affiliate fee",
  bonusFeePercentage: "Bonus fee",
  cashbackFeePercentage: "Cashback fee",
  depositFeePercentage: "Deposit fee",
  withdrawFeePercentage: "Withdrawal fee",
} as const;

const percentage = (name: keyof typeof PERCENTAGES) => wholePercent({ what: PERCENTAGES[name].toLowerCase() });

/** Range of withdrawals a month (money §5). */
export const MONTHLY = { least: 1, most: 10 } as const;

/** Settings of a partner, as sent to `POST /api/partners/settings` (money §3, §5). */
export const partnerSettingsSchema = z.object({
  partnerTitle: z.string().trim().min(1, "Enter the title.").max(20, "Use at most 20 characters."),
  isActive: z.boolean(),
  casinoSharePercentage: percentage("casinoSharePercentage"),
  sportSharePercentage: percentage("sportSharePercentage"),
  affiliateFeePercentage: percentage("affiliateFeePercentage"),
  bonusFeePercentage: percentage("bonusFeePercentage"),
  cashbackFeePercentage: percentage("cashbackFeePercentage"),
  depositFeePercentage: percentage("depositFeePercentage"),
  withdrawFeePercentage: percentage("withdrawFeePercentage"),
  minWithdrawAmountInUSD: decimalText({ min: "1", required: "Enter the minimum withdrawal." })
    .superRefine((amount, context) => {
      const message = precisionError(amount, "USD");
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(Number),
  maxNoWithdrawalRequests: wholeNumber({ what: "number of withdrawals", min: MONTHLY.least, max: MONTHLY.most }),
  effectiveDate: dateText({ required: "Choose the effective date." }),
});

/** The documented defaults: inactive, 1 percent, 1 USD, once a month (money §4, §9). */
export const newSettings = (partnerTitle: string, today: string): z.input<typeof partnerSettingsSchema> => ({
  partnerTitle,
  isActive: false,
  casinoSharePercentage: "1",
  sportSharePercentage: "1",
  affiliateFeePercentage: "1",
  bonusFeePercentage: "1",
  cashbackFeePercentage: "1",
  depositFeePercentage: "1",
  withdrawFeePercentage: "1",
  minWithdrawAmountInUSD: "1",
  maxNoWithdrawalRequests: "1",
  effectiveDate: today,
});
