import { payoutOfProfit } from "./people-rows.ts";
import type { Db } from "../../db/db.ts";
import { ONE_OF_A_KIND } from "../../areas/gateways/payment-providers.ts";
import type { Writes } from "./cases.ts";
import type { TransactionRow } from "../../areas/transactions/transactions-tables.ts";

const some = (db: Db, fits: (row: TransactionRow) => boolean): TransactionRow =>
  [...db.transactions.transactions.values()].find((row) => !row.isDeleted && fits(row))!;

/** A case that confirms and one that rejects. */
const confirmAndReject = <Body extends object>(bodyOf: (db: Db) => Body) =>
  (["confirm", "reject"] as const).map((actionType) => (db: Db) => ({ body: { ...bodyOf(db), actionType } }));

/** The open withdrawals of this provider, the newest first. */
const openOf = ({ transactions: { transactions, withdrawals } }: Db, provider: string, status = "PENDING") =>
  [...transactions.values()]
    .filter((it) => it.status === status && withdrawals.get(it.txId)?.paymentProvider === provider && !it.isDeleted)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** The fields of a decision on an open withdrawal of this provider. The newest is of today, which reports of the day count. */
const decisionOf = (
  db: Db,
  provider: string,
  status: TransactionRow["status"] = "PENDING",
  age: "newest" | "oldest" = "oldest",
) => {
  const row = openOf(db, provider, status).at(age === "newest" ? 0 : -1)!;
  const { paymentProvider } = db.transactions.withdrawals.get(row.txId)!;
  return {
    txId: row.txId,
    playerNote: "On its way.",
    countsTowardDailyLimit: true,
    playerCode: row.player.playerCode,
    status: row.status,
    paymentProvider,
  };
};

const pending = (type: TransactionRow["transactionType"]) =>
  confirmAndReject((db) => {
    const row = some(
      db,
      (it) => it.transactionType === type && it.status === "PENDING" && it.bonusExtraData?.eligible !== false,
    );
    return { txId: row.txId, noteForThePlayer: "Enjoy.", playerCode: row.player.playerCode };
  });

const AGES = ["newest", "oldest"] as const;

const paidDeposit = (db: Db) =>
  some(db, (it) => it.status === "PENDING" && db.transactions.orders.get(it.txId)?.orderStatus === "PAID");

/** One of today, which the dashboard of the day counts. */
const newestPaidDeposit = (db: Db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.status === "PENDING" && db.transactions.orders.get(it.txId)?.orderStatus === "PAID")
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]!;

const rich = (db: Db) => {
  const [playerId, wallet] = [...db.transactions.wallets].find(
    ([, it]) => (it.balances[it.activeCurrency] ?? 0) > 10 && it.activeCurrency !== "BRL",
  )!;
  return { ...db.players.get(playerId)!, currency: wallet.activeCurrency };
};

const gatewayIn = <Row extends { provider: string }>(rows: Iterable<Row>, provider?: string): Row =>
  [...rows].find((it) => provider === undefined || it.provider === provider)!;

/** A gateway that an operator can add. */
const draftOf = (db: Db, direction: "deposit" | "withdraw") => {
  const gateways = [...db.payments[`${direction}Gateways`].values()];
  const isFree = (opId: string, provider: string) =>
    !ONE_OF_A_KIND.has(provider) || !gateways.some((it) => it.opId === opId && it.provider === provider);
  for (const { opId, settings } of db.operators.values())
    for (const provider of settings[direction].allowedGateways)
      if (isFree(opId, provider))
        return {
          opId,
          provider,
          title: { en: "Effect" },
          status: "ACTIVE" as const,
          order: 3,
          gatewayCurrencies: ["EUR"],
          playerWalletCurrencies: ["USD", "EUR"],
          minAmountInUSD: 10,
          maxAmountInUSD: 1000,
          feePercentage: 1.5,
          isAutomatic: true,
          conversionRate: null,
          decimals: 2,
          merchantId: null,
        };
  throw new Error("No operator may have a gateway.");
};

export const paymentsWrites = {
  // A waiting one is also counted by the menu.
  deleteTransaction: [
    ["DEPOSIT", "REJECTED"],
    ["CASHBACK", "PENDING"],
  ].map(([type, status]) => (db: Db) => {
    const { txId, player } = some(db, (it) => it.transactionType === type && it.status === status);
    return { query: { txId, playerCode: player.playerCode } };
  }),
  decideBonusTransaction: pending("BONUS"),
  decideCashback: pending("CASHBACK"),
  decideAffiliateWithdrawal: [
    ...pending("AFFILIATE"),
    (db) => {
      const { txId, playerCode } = payoutOfProfit(db);
      return { body: { txId, playerCode, actionType: "confirm", noteForThePlayer: "" } };
    },
  ],
  decideReferralClaim: pending("REFERRAL_PROFIT"),
  verifyDeposit: [paidDeposit, newestPaidDeposit].map((depositOf) => (db: Db) => ({
    body: { txId: depositOf(db).txId },
  })),
  rejectDepositOrder: (db) => ({ body: { txId: paidDeposit(db).txId, rejectReason: "The payer is somebody else." } }),
  decideWithdrawal: AGES.flatMap((age) => confirmAndReject((db) => decisionOf(db, "manual", "PENDING", age))),
  decideProviderWithdrawal: confirmAndReject((db) => decisionOf(db, "cpg")).map((inputOf) => (db: Db) => ({
    path: { provider: "cpg" },
    ...inputOf(db),
  })),
  decideJbWithdrawal: confirmAndReject((db) => decisionOf(db, "jb")),
  forceJbWithdrawal: AGES.map((age) => (db: Db) => ({
    body: { ...decisionOf(db, "jb", "PENDING", age), actionType: "confirm" as const },
  })),
  confirmTomaniWithdrawal: (db) => {
    const { txId } = decisionOf(db, "tomani");
    const { opId, parentOpId } = db.transactions.transactions.get(txId)!;
    const gateways = [...db.payments.withdrawGateways.values()].filter((it) => [opId, parentOpId].includes(it.opId));
    const { uuid: gatewayUuid, provider } = gatewayIn(gateways, "tomani");
    return { body: { txId, gatewayUuid, provider, noteForThePlayer: "On its way.", withForce: true } };
  },
  decideWithdrawalInProgress: (["APPROVE", "REJECT"] as const).map((status) => (db: Db) => ({
    body: { txId: decisionOf(db, "cpg", "IN_PROGRESS").txId, note: "So the provider says.", status },
  })),
  resendWithdrawal: (db) => {
    const row = some(
      db,
      (it) => it.transactionType === "WITHDRAW" && it.status === "IN_PROGRESS" && it.gateway !== "cpg",
    );
    return { body: { txId: row.txId } };
  },
  resendCpgWithdrawal: (db) => ({ body: { txId: decisionOf(db, "cpg", "IN_PROGRESS").txId } }),
  createDepositGateway: (db) => ({ body: draftOf(db, "deposit") }),
  updateDepositGateway: (db) => {
    const { uuid, opId } = gatewayIn(db.payments.depositGateways.values());
    const { provider, ...settings } = draftOf(db, "deposit");
    void provider;
    return { body: { ...settings, uuid, opId } };
  },
  deleteDepositGateway: (db) => {
    const { uuid, opId } = gatewayIn(db.payments.depositGateways.values());
    return { query: { uuid, opId } };
  },
  createWithdrawGateway: (db) => ({
    body: { ...draftOf(db, "withdraw"), dailyLimitInUSD: null, confirmsByItselfBelowInUSD: 50 },
  }),
  updateWithdrawGateway: (db) => {
    const { uuid, opId } = gatewayIn(db.payments.withdrawGateways.values(), "tomani");
    const { provider, ...settings } = draftOf(db, "withdraw");
    void provider;
    return { body: { ...settings, uuid, opId, dailyLimitInUSD: 1000, confirmsByItselfBelowInUSD: null } };
  },
  deleteWithdrawGateway: ["tomani", "utopia"].map((provider) => (db: Db) => {
    const { uuid, opId } = gatewayIn(db.payments.withdrawGateways.values(), provider);
    return { query: { uuid, opId } };
  }),
  topUpUtopiaWallet: (db) => ({
    body: {
      uuid: gatewayIn(db.payments.withdrawGateways.values(), "utopia").uuid,
      voucherCode: "UUSD-4F1C-92AB-77D0-1E3C-5AA9",
    },
  }),
  withdrawFromUtopiaWallet: (db) => ({
    body: { uuid: gatewayIn(db.payments.withdrawGateways.values(), "utopia").uuid, amount: 25 },
  }),
  topUpWallet: (db) => {
    const { playerCode, currency } = rich(db);
    return { body: { note: "Goodwill.", amount: 5, currency, playerCode, reason: "COMPENSATION", action: "topup" } };
  },
  topUpBonusWallet: (db) => ({
    body: { note: "Goodwill.", amount: 15, playerCode: rich(db).playerCode, action: "topup" },
  }),
  convertBalance: (db) => {
    const { playerId, playerCode, currency } = rich(db);
    return { body: { playerId, playerCode, fromCurrency: currency, toCurrency: "BRL" } };
  },
} satisfies Writes;
