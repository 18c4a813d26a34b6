// Generated from openapi/ by `pnpm generate`. Do not edit.
export const showAffiliateSettings = {"isOverridden":false,"settings":{"minRequiredWagerInUSDToConsiderAPlayerAsActive":50,"claimedBonusAdminFeePercentage":40,"cashbackAdminFeePercentage":50,"affiliatesAdminFeePercentage":5,"minWithdrawableAmountInUSD":20,"levelSettings":[{"level":1,"requiredWagerInUSD":0,"emailCpr":1,"telegramCpr":1,"gmailCpr":1,"maxCpr":20,"cpa":5},{"level":2,"requiredWagerInUSD":5000,"emailCpr":1.5,"telegramCpr":1.5,"gmailCpr":1.5,"maxCpr":50,"cpa":10}],"revenueShareSettings":[{"monthlyReferredPlayersTotalWagerInUSD":0,"revenueSharePercentage":20},{"monthlyReferredPlayersTotalWagerInUSD":10000,"revenueSharePercentage":30}]}};
export const overrideAffiliateSettings = null;
export const restoreAffiliateSettings = null;
export const updateAffiliateLevels = null;
export const calculateAffiliateProfit = {"affiliateProfit":[{"label":"Revenue share","amountInUSD":915,"adminSettingsInPercentage":30,"adjustedAmountInUSD":274.5,"tooltips":["The net result of the referred players, by the share of their wager."]}],"operatorProfit":[{"label":"Operator profit","amountInUSD":640.5}]};
