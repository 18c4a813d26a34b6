import type { Effects } from "./effects-of.ts";
import { NEW_TRANSACTION, STAFF_TRANSACTION } from "./new-transaction.ts";
import { BUSINESS_REPORTS, CHANNEL_REPORTS, MONEY_REPORTS, TRANSACTION_REPORTS } from "./report-effects.ts";
import { WALLETS } from "./wallets.ts";

/** A decision is also in the activity log. */
const TRANSACTIONS = [
  "listTransactions",
  "showTransaction",
  "getTransactionsTotal",
  "listTransactionActivities",
] as const;
const WITHDRAWALS = ["listWithdrawals", "showWithdrawal"] as const;
const TREASURIES = ["listTreasuries", "showTreasuryAccount"] as const;
/**
 * The balance does not change again: the amount was deducted with the request. But the wallet no longer shows it as
 * held, and the player has one more withdrawal.
 */
const PAID = [...TREASURIES, "showWallet", "getPlayer", "searchPlayers", "listPlayers"] as const;

/** Payments. */
export const paymentsEffects = {
  deleteTransaction: [...TRANSACTIONS, "listDeposits", "listDepositOrders", "showDepositOrder"],
  decideBonusTransaction: [
    ...TRANSACTIONS,
    ...WALLETS,
    ...MONEY_REPORTS,
    "listOperatorReport",
    "showDashboardCards",
    "listRiskReport",
    "listBonusTransactions",
    "listBonusTransactionReport",
  ],
  decideCashback: ["getBadges", "getWaiting", ...TRANSACTIONS, "listTransactionHistory", ...WALLETS, ...MONEY_REPORTS],
  decideAffiliateWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    "listAffiliateProfitWithdrawals",
    "listAffiliateWithdrawals",
    "showAffiliateSummary",
    ...WALLETS,
    ...MONEY_REPORTS,
    "listRiskReport",
  ],
  decideReferralClaim: [...TRANSACTIONS, "listTransactionHistory", ...WALLETS, ...TRANSACTION_REPORTS],
  verifyDeposit: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    "listDeposits",
    "getDepositsTotal",
    "listDepositOrders",
    "showDepositOrder",
    ...TREASURIES,
    ...WALLETS,
    ...BUSINESS_REPORTS,
    "showQuickDashboard",
    "listTopChannelReport",
    "listPartnerChannelReport",
    ...CHANNEL_REPORTS,
  ],
  rejectDepositOrder: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    "listDeposits",
    "getDepositsTotal",
    "listDepositOrders",
    "showDepositOrder",
    "listTransactionReport",
  ],
  decideWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...TREASURIES,
    ...WALLETS,
    ...BUSINESS_REPORTS,
    ...CHANNEL_REPORTS,
  ],
  decideProviderWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...TREASURIES,
    ...WALLETS,
    "listTransactionReport",
  ],
  decideJbWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...TREASURIES,
    ...WALLETS,
    ...BUSINESS_REPORTS,
    ...CHANNEL_REPORTS,
  ],
  forceJbWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...PAID,
    ...BUSINESS_REPORTS,
    ...CHANNEL_REPORTS,
  ],
  confirmTomaniWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...PAID,
    ...BUSINESS_REPORTS,
    ...CHANNEL_REPORTS,
  ],
  decideWithdrawalInProgress: [
    ...TRANSACTIONS,
    ...WITHDRAWALS,
    ...TREASURIES,
    ...WALLETS,
    ...BUSINESS_REPORTS,
    "listRiskReport",
    "showQuickDashboard",
    "reportPartnerChannels",
    "getWaiting",
  ],
  resendWithdrawal: [...WITHDRAWALS],
  resendCpgWithdrawal: [...WITHDRAWALS],
  createDepositGateway: ["listDepositGateways"],
  updateDepositGateway: ["listDepositGateways", "showDepositGateway"],
  deleteDepositGateway: ["listDepositGateways", "showDepositGateway"],
  createWithdrawGateway: ["listWithdrawGateways"],
  updateWithdrawGateway: ["listWithdrawGateways", "showWithdrawGateway", "listTomaniGateways"],
  deleteWithdrawGateway: ["listWithdrawGateways", "showWithdrawGateway", "listTomaniGateways", "showUtopiaWallet"],
  topUpUtopiaWallet: ["showUtopiaWallet", "listUtopiaTransactions"],
  withdrawFromUtopiaWallet: ["showUtopiaWallet", "listUtopiaTransactions"],
  topUpWallet: [...STAFF_TRANSACTION, "listTopUps", "showOperator", ...MONEY_REPORTS, "listRiskReport"],
  topUpBonusWallet: [...STAFF_TRANSACTION, "listTopUps", "showBonusSummary", ...MONEY_REPORTS, "listRiskReport"],
  convertBalance: [...NEW_TRANSACTION, ...TRANSACTION_REPORTS, "listRiskReport"],
} as const satisfies Effects;
