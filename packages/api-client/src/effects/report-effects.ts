/** Reports that count transactions of every kind, in whatever state. */
export const TRANSACTION_REPORTS = ["listTransactionReport", "listTransactionReportV2"] as const;

/** The same of what has moved money: also what each operator has had and paid. */
export const MONEY_REPORTS = [...TRANSACTION_REPORTS, "listTransactionOperatorReport"] as const;

/** What deposits and withdrawals are counted in besides. */
export const BUSINESS_REPORTS = [
  ...MONEY_REPORTS,
  "listOperatorReport",
  "showDashboardCards",
  "showDashboardCharts",
] as const;

/** What counts a settled bet; where it pays out, reports on transactions too. */
export const PLAY_REPORTS = [
  ...TRANSACTION_REPORTS,
  "listGameCurrencyReport",
  "listGameFinancialReport",
  "listGameOperatorReport",
  "listGameReport",
  "listGameProviderReport",
  "listOperatorReport",
  "listRiskReport",
  "showDashboardCards",
  "showDashboardCharts",
  "showQuickDashboard",
] as const;

/** What the players of channels have paid in and out, by channel and for their partner. */
export const CHANNEL_REPORTS = ["reportPartnerChannels", "showPartnerDashboard"] as const;

/** Earnings of affiliates and channels, which depend on the GGR of the players they referred. */
export const REFERRAL_REPORTS = [
  "listAffiliateBalances",
  "listAffiliateRevenueReport",
  "listTopAffiliateReport",
  "listTopChannelReport",
  "listPartnerChannelReport",
  "reportPartnerChannels",
] as const;
