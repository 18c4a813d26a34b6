// Generated from openapi/ by `pnpm generate`. Do not edit.
export const showCashbackSummary = {"appliedSettings":{"currentLevel":1,"nextLevel":2,"levelPercentage":5},"totalLossInUSD":640,"cashbackAvailableToClaimInUSD":19.5,"cashbacksClaimedInUSD":12.5,"currentMonthCashbacksInUSD":12.5,"minWithdrawAmountInUSD":5};
export const showBonusSummary = {"bonusWalletBalanceInUSD":25,"totalClaimedBonusesInUSD":80};
export const claimCashback = {"txId":"ctx-70001","playerCode":"8F2K","amountInUSD":19.5,"status":"CONFIRMED","createdAt":"2026-03-09T12:00:00Z"};
export const showCashbackSettings = {"isOverridden":false,"minWithdrawAmountInUSD":5,"autoApproval":true,"settings":[{"lostAmountInUSD":0,"percentage":5},{"lostAmountInUSD":1000,"percentage":8}]};
export const overrideCashbackSettings = null;
export const restoreCashbackSettings = null;
export const calculateCashback = {"availableCashbackAmountInUSD":55,"adjustedPlayerLossInUSD":650,"playerLossInUSD":800};
