import type { Effects } from "./effects-of.ts";

const TRANSACTIONS = ["listTransactions", "showTransaction", "getTransactionsTotal"] as const;
const WITHDRAWALS = ["listWithdrawals", "showWithdrawal"] as const;
/** Where the money is: with us, and with the player. */
const BALANCES = ["listTreasuries", "showTreasuryAccount", "showWallet"] as const;

/** Payments. */
export const paymentsEffects = {
  deleteTransaction: [...TRANSACTIONS, "listDeposits", "listDepositOrders", "showDepositOrder"],
  decideBonusTransaction: [...TRANSACTIONS, "showWallet"],
  decideCashback: ["getBadges", ...TRANSACTIONS, "listTransactionHistory", "showWallet"],
  decideAffiliateWithdrawal: ["getBadges", ...TRANSACTIONS, "listAffiliateProfitWithdrawals", "showWallet"],
  decideReferralClaim: [...TRANSACTIONS, "listTransactionHistory", "showWallet"],
  verifyDeposit: [
    "getBadges",
    ...TRANSACTIONS,
    "listDeposits",
    "getDepositsTotal",
    "listDepositOrders",
    "showDepositOrder",
    ...BALANCES,
  ],
  rejectDepositOrder: [
    "getBadges",
    ...TRANSACTIONS,
    "listDeposits",
    "getDepositsTotal",
    "listDepositOrders",
    "showDepositOrder",
  ],
  decideWithdrawal: ["getBadges", ...TRANSACTIONS, ...WITHDRAWALS, ...BALANCES],
  decideProviderWithdrawal: ["getBadges", ...TRANSACTIONS, ...WITHDRAWALS],
  decideJbWithdrawal: ["getBadges", ...TRANSACTIONS, ...WITHDRAWALS, ...BALANCES],
  forceJbWithdrawal: ["getBadges", ...TRANSACTIONS, ...WITHDRAWALS, ...BALANCES],
  confirmTomaniWithdrawal: ["getBadges", ...TRANSACTIONS, ...WITHDRAWALS, ...BALANCES],
  decideWithdrawalInProgress: [...TRANSACTIONS, ...WITHDRAWALS, ...BALANCES],
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
  topUpWallet: ["listTransactions", "getTransactionsTotal", "showWallet", "listTopUps"],
  topUpBonusWallet: ["listTransactions", "getTransactionsTotal", "showWallet", "listTopUps"],
  convertBalance: ["listTransactions", "getTransactionsTotal", "showWallet"],
} as const satisfies Effects;
