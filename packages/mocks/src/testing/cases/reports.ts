import { PAGE, SMALL, type Reads } from "./cases.ts";

const MONTH = { ...PAGE, from: "2026-10-20T00:00:00Z", to: "2026-11-20T12:00:00Z" };

/** Reports and dashboards. */
export const reportsReads = () =>
  ({
    listGameCurrencyReport: [{ body: PAGE }, { body: { ...MONTH, sortBy: "ggrInUSD", sortDirection: "desc" } }],
    listGameFinancialReport: [
      { body: { ...PAGE, itemsPerPage: 100 } },
      { body: { ...SMALL, category: "SPORT", sortBy: "date" } },
    ],
    listGameOperatorReport: [{ body: PAGE }, { body: { ...SMALL, includeBrands: true, currency: "EUR" } }],
    listGameReport: [{ body: PAGE }, { body: { ...MONTH, provider: "Upcurve", search: "rise", sortBy: "bets" } }],
    listGameProviderReport: [{ body: PAGE }, { body: { ...MONTH, category: "SLOTS", sortBy: "provider" } }],
    listTransactionOperatorReport: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "netDepositInUSD" } },
    ],
    listTransactionReport: [{ body: PAGE }, { body: { ...MONTH, transactionType: "BONUS", sortBy: "amountInUSD" } }],
    listTransactionReportV2: [
      { body: { ...PAGE, itemsPerPage: 200 } },
      { body: { ...MONTH, gateway: "cpg", sortBy: "date" } },
    ],
    listBonusReleaseReport: [{ body: PAGE }, { body: { ...SMALL, sortBy: "claimedInUSD", sortDirection: "desc" } }],
    listBonusTransactionReport: [{ body: PAGE }, { body: { ...MONTH, currency: "USDT", sortBy: "amountInUSD" } }],
    listBillingInvoiceGgrReport: [{ body: PAGE }, { body: { ...SMALL, sortBy: "remainingAmountInUSD" } }],
    listBillingPaymentCollectionReport: [{ body: PAGE }, { body: { ...MONTH, sortBy: "outstandingInUSD" } }],
    listOperatorReport: [{ body: PAGE }, { body: { ...MONTH, sortBy: "ngrInUSD", sortDirection: "desc" } }],
    listRegistrationReport: [{ body: PAGE }, { body: { ...SMALL, includeBrands: true, sortBy: "date" } }],
    listRiskReport: [{ body: PAGE }, { body: { ...PAGE, riskLevel: "HIGH", sortBy: "riskScore" } }],
    listAffiliateRevenueReport: [{ body: PAGE }, { body: { ...MONTH, sortBy: "totalInUSD" } }],
    listTopAffiliateReport: [{ body: PAGE }, { body: { ...SMALL, sortBy: "rank" } }],
    listTopChannelReport: [{ body: PAGE }, { body: { ...MONTH, sortBy: "registrations" } }],
    listPartnerChannelReport: [{ body: PAGE }, { body: { ...PAGE, partnerId: "pt-4711", sortBy: "clicks" } }],
    showDashboardCards: [
      ...(["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const).map((period) => ({
        body: { opId: "*", period },
      })),
      { body: { opId: "*", period: "CUSTOM", from: MONTH.from, to: MONTH.to } },
    ],
    showDashboardCharts: (["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const).map((period) => ({
      body: { opId: "op-nordlys", includeBrands: true, period },
    })),
    showQuickDashboard: [{ body: { opId: "*" } }, { body: { opId: "op-nordlys", includeBrands: true } }],
  }) satisfies Reads;
