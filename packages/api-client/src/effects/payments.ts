import type { Effects } from "./effects-of.ts";
import { NEW_TRANSACTION, STAFF_TRANSACTION } from "./new-transaction.ts";
import { WALLETS } from "./wallets.ts";

/** A decision stands in the log, too. */
const TRANSACTIONS = [
  "listTransactions",
  "showTransaction",
  "getTransactionsTotal",
  "listTransactionActivities",
] as const;
const WITHDRAWALS = ["listWithdrawals", "showWithdrawal"] as const;
const TREASURIES = ["listTreasuries", "showTreasuryAccount"] as const;
/**
 * What is paid had left the balance when it was asked for; the wallet says no longer that it is held, and the player has
 * one withdrawal more.
 */
const PAID = [...TREASURIES, "showWallet", "getPlayer", "searchPlayers", "listPlayers"] as const;

/** Payments. */
export const paymentsEffects = {
  deleteTransaction: [...TRANSACTIONS, "listDeposits", "listDepositOrders", "showDepositOrder"],
  decideBonusTransaction: [...TRANSACTIONS, ...WALLETS],
  decideCashback: ["getBadges", "getWaiting", ...TRANSACTIONS, "listTransactionHistory", ...WALLETS],
  decideAffiliateWithdrawal: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    "listAffiliateProfitWithdrawals",
    "listAffiliateWithdrawals",
    "showAffiliateSummary",
    ...WALLETS,
  ],
  decideReferralClaim: [...TRANSACTIONS, "listTransactionHistory", ...WALLETS],
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
  ],
  rejectDepositOrder: [
    "getBadges",
    "getWaiting",
    ...TRANSACTIONS,
    "listDeposits",
    "getDepositsTotal",
    "listDepositOrders",
    "showDepositOrder",
  ],
  decideWithdrawal: ["getBadges", "getWaiting", ...TRANSACTIONS, ...WITHDRAWALS, ...TREASURIES, ...WALLETS],
  decideProviderWithdrawal: ["getBadges", "getWaiting", ...TRANSACTIONS, ...WITHDRAWALS, ...TREASURIES, ...WALLETS],
  decideJbWithdrawal: ["getBadges", "getWaiting", ...TRANSACTIONS, ...WITHDRAWALS, ...TREASURIES, ...WALLETS],
  forceJbWithdrawal: ["getBadges", "getWaiting", ...TRANSACTIONS, ...WITHDRAWALS, ...PAID],
  confirmTomaniWithdrawal: ["getBadges", "getWaiting", ...TRANSACTIONS, ...WITHDRAWALS, ...PAID],
  decideWithdrawalInProgress: [...TRANSACTIONS, ...WITHDRAWALS, ...TREASURIES, ...WALLETS],
  resendWithdrawal: [...WITHDRAWALS],
  resendCpgWithdrawal: [...WITHDRAWALS],
  createDepositGateway: ["listDepositGateways"],
  updateDepositGateway: ["listDepositGateways", "showDepositGateway"],
  deleteDepositGateway: ["listDepositGateways", "showDepositGateway"],
  createWithdrawGateway: ["listWithdrawGateways"],
  updateWithdrawGateway: ["listWithdrawGateways", "showWithdrawGateway", "listTomaniGateways"],
  deleteWithdrawGateway: ["listWithdrawGateways", "showWithdrawGateway", "listTomaniGateways"],
  topUpUtopiaWallet: ["showUtopiaWallet", "listUtopiaTransactions"],
  withdrawFromUtopiaWallet: ["showUtopiaWallet", "listUtopiaTransactions"],
  topUpWallet: [...STAFF_TRANSACTION, "listTopUps", "showOperator"],
  topUpBonusWallet: [...STAFF_TRANSACTION, "listTopUps", "showBonusSummary"],
  convertBalance: [...NEW_TRANSACTION],
} as const satisfies Effects;
