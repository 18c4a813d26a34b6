import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { percent } from "#kit/form/percent.ts";
import { LEVELS, MOST_LEVELS, SHARES } from "./settings.columns.ts";
import { numberIn, settingRows, textsOf } from "./settings.rows.ts";
import { MOST_USD, usdAmount } from "./usd-amount.ts";

export type AffiliateSettings = components["schemas"]["AffiliateSettings"];

/** Money §5: active wager up to 10,000,000, percentages up to 100, any minimum withdrawal. */
export const generalSchema = z.object({
  minRequiredWagerInUSDToConsiderAPlayerAsActive: usdAmount({ label: "wager", max: MOST_USD }),
  claimedBonusAdminFeePercentage: percent({ what: "percentage" }),
  cashbackAdminFeePercentage: percent({ what: "percentage" }),
  affiliatesAdminFeePercentage: percent({ what: "percentage" }),
  minWithdrawableAmountInUSD: usdAmount({ label: "amount" }),
});

export const levelSchema = z.object({
  levelSettings: settingRows(LEVELS, MOST_LEVELS).transform((rows) =>
    rows.map((row, index) => ({
      level: index + 1,
      requiredWagerInUSD: numberIn(row, "requiredWagerInUSD"),
      emailCpr: numberIn(row, "emailCpr"),
      telegramCpr: numberIn(row, "telegramCpr"),
      gmailCpr: numberIn(row, "gmailCpr"),
      maxCpr: numberIn(row, "maxCpr"),
      cpa: numberIn(row, "cpa"),
    })),
  ),
});

export const shareSchema = z.object({
  revenueShareSettings: settingRows(SHARES, MOST_LEVELS).transform((rows) =>
    rows.map((row) => ({
      monthlyReferredPlayersTotalWagerInUSD: numberIn(row, "monthlyReferredPlayersTotalWagerInUSD"),
      revenueSharePercentage: numberIn(row, "revenueSharePercentage"),
    })),
  ),
});

/** Form values of the three groups of settings. */
export const affiliateValues = (settings: AffiliateSettings) => ({
  general: {
    minRequiredWagerInUSDToConsiderAPlayerAsActive: decimalOf(settings.minRequiredWagerInUSDToConsiderAPlayerAsActive),
    claimedBonusAdminFeePercentage: decimalOf(settings.claimedBonusAdminFeePercentage),
    cashbackAdminFeePercentage: decimalOf(settings.cashbackAdminFeePercentage),
    affiliatesAdminFeePercentage: decimalOf(settings.affiliatesAdminFeePercentage),
    minWithdrawableAmountInUSD: decimalOf(settings.minWithdrawableAmountInUSD),
  },
  level: { levelSettings: textsOf(settings.levelSettings, LEVELS) },
  share: { revenueShareSettings: textsOf(settings.revenueShareSettings, SHARES) },
});
