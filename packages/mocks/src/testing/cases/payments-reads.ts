import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads } from "./cases.ts";
import type { TransactionRow } from "../../areas/transactions/transactions-tables.ts";

/** A page that holds all rows of the small scenario, but not all of the huge one. */
const FIRST = { ...PAGE, itemsPerPage: 500 };
const NONE = "000000000000000000000000";
const NO_UUID = "00000000-0000-4000-8000-000000000000";

/** The first two transactions of each type, status and provider, which the writes use. */
const watched = (db: Db): TransactionRow[] => {
  const seen = new Map<string, number>();
  return [...db.transactions.transactions.values()].filter(({ transactionType, status, gateway, isDeleted }) => {
    const key = [transactionType, status, gateway, isDeleted].join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key)! <= 2;
  });
};

/** Transactions, deposits, withdrawals, gateways, wallets. */
export const paymentsReads = (db: Db) => {
  const { wallets } = db.transactions;
  const { depositGateways, withdrawGateways, utopia } = db.payments;
  const rows = watched(db);
  const idsOf = (type?: TransactionRow["transactionType"]) =>
    [...rows.filter((it) => !type || it.transactionType === type).map((it) => it.txId), NONE].map((txId) => ({
      body: { txId },
    }));
  const utopias = [...withdrawGateways.values()].filter((it) => it.provider === "utopia");
  return {
    listTransactions: [
      { body: FIRST },
      { body: { ...SMALL, includeBrands: true, transactionType: "BONUS", sortBy: "toAmountInUSD" } },
      {
        body: { ...FIRST, transactionTypes: ["CASHBACK", "AFFILIATE"], isTest: false, walletType: "MAIN", search: "a" },
      },
    ],
    getTransactionsTotal: [
      { body: { opId: "*" } },
      { body: { opId: "*", status: "CONFIRMED" } },
      { body: { opId: "*", status: "PENDING", isDeleted: false } },
      { body: { opId: "*", status: "IN_PROGRESS" } },
    ],
    showTransaction: idsOf(),
    listTransactionHistory: [
      { body: { type: "CASHBACK", limit: 500, page: 1 } },
      { body: { type: "REFERRAL_PROFIT", limit: 500, page: 1, opId: "*" } },
    ],
    listDeposits: [{ body: FIRST }, { body: { ...SMALL, includeBrands: true, status: "CONFIRMED", isFTD: true } }],
    getDepositsTotal: [{ body: { opId: "*", status: "CONFIRMED" } }, { body: { opId: "*", status: "PENDING" } }],
    listDepositOrders: [
      { body: FIRST },
      { body: { ...FIRST, orderStatus: "PAID", status: "PENDING", search: "cpg", sortBy: "expiresAt" } },
    ],
    showDepositOrder: idsOf("DEPOSIT"),
    listCardUsers: [
      { body: FIRST },
      { body: { ...SMALL, includeBrands: true, status: "ACTIVE", from: "2026-01-01T00:00:00Z", sortBy: "totalInUSD" } },
    ],
    listWithdrawals: [
      { body: FIRST },
      { body: { ...SMALL, includeBrands: true, status: "PENDING", paymentProvider: "jb", sortBy: "createdAt" } },
    ],
    showWithdrawal: idsOf("WITHDRAW"),
    listAffiliateProfitWithdrawals: [{ body: FIRST }, { body: { ...SMALL, includeBrands: true, status: "PENDING" } }],
    listDepositGateways: [{ body: FIRST }, { body: { ...FIRST, status: "ACTIVE", currency: "usdt", sortBy: "order" } }],
    showDepositGateway: [...every(depositGateways.keys(), 10), NO_UUID].map((uuid) => ({ body: { uuid } })),
    getGatewayRates: [{ body: { playerWalletCurrencies: ["USD", "EUR"], gatewayCurrencies: ["TRY", "XXX"] } }],
    listWithdrawGateways: [
      { body: FIRST },
      { body: { ...FIRST, provider: "tomani", search: "card", sortBy: "title" } },
    ],
    showWithdrawGateway: [...every(withdrawGateways.keys(), 10), NO_UUID].map((uuid) => ({ body: { uuid } })),
    listTomaniGateways: ["op-nordlys", "br-polaris"].map((opId) => ({ query: { opId } })),
    showUtopiaWallet: [...utopias.map((it) => it.uuid), NO_UUID].map((uuid) => ({ body: { uuid } })),
    listUtopiaTransactions: [{ body: FIRST }, { body: { ...FIRST, transactionType: "TOPUP", sortBy: "amount" } }],
    showUtopiaTransaction: [...every(utopia.keys(), 10), NONE].map((txId) => ({ body: { txId } })),
    listTreasuries: [{ body: FIRST }, { body: { ...FIRST, isLow: false, search: "nord", sortBy: "balanceInUSD" } }],
    showTreasuryAccount: [...every(db.operators.keys(), 5), "op-nowhere"].map((opId) => ({ body: { opId } })),
    showWallet: [
      ...every(wallets.keys(), 40).map((playerId) => ({ body: { playerId } })),
      { body: { playerCode: "NOBODY" } },
    ],
    listTopUps: [{ body: FIRST }, { body: { ...FIRST, action: "topup", walletType: "MAIN", search: "a" } }],
  } satisfies Reads;
};
