/** Reports that count transactions of every kind and state. */
export const TRANSACTION_REPORTS = ["listTransactionReport", "listTransactionReportV2"] as const;

/** The same for transactions that moved money: also reports of each operator's totals. */
export const MONEY_REPORTS = [...TRANSACTION_REPORTS, "listTransactionOperatorReport"] as const;

/** Other reports that count deposits and withdrawals. */
export const BUSINESS_REPORTS = [
  ...MONEY_REPORTS,
  "listOperatorReport",
  "showDashboardCards",
  "showDashboardCharts",
] as const;

/** Reports that count a settled bet; where it pays out, reports on transactions too. */
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

/** Reports of the deposits and withdrawals of channels' players, by channel and for their partner. */
export const CHANNEL_REPORTS = ["reportPartnerChannels", "showPartnerDashboard"] as const;

/** Reports of affiliates' and channels' earnings, which depend on the GGR of the players they referred. */
export const REFERRAL_REPORTS = [
  "listAffiliateBalances",
  "listAffiliateRevenueReport",
  "listTopAffiliateReport",
  "listTopChannelReport",
  "listPartnerChannelReport",
  "reportPartnerChannels",
] as const;
