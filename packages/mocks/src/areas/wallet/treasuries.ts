import type { components } from "@backoffice/api-client/contract";
import { amount, exchanged, inUSD } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";

type Treasury = components["schemas"]["Treasury"];

const opening = (opId: string, currency: string): number => {
  const share = createRandom(`treasury/${opId}/${currency}`).int(8);
  return exchanged(1000 * (1 + share), "USD", currency);
};

/** The treasuries by operator and currency, for operators with any payment: sums of transactions. */
export const treasuriesOf = (db: Db): Treasury[] => {
  const sums = new Map<
    string,
    Pick<Treasury, "opId" | "currency" | "paidIn" | "paidOut" | "waiting" | "waitingCount">
  >();
  for (const tx of db.transactions.transactions.values()) {
    const isDeposit = tx.transactionType === "DEPOSIT" && tx.status === "CONFIRMED";
    const isWithdrawal = tx.transactionType === "WITHDRAW" && !tx.isDeleted;
    if (!isDeposit && !isWithdrawal) continue;
    const { opId } = tx;
    const currency = isDeposit ? tx.fromCurrency : tx.toCurrency;
    const key = `${opId} ${currency}`;
    const sum = sums.get(key) ?? { opId, currency, paidIn: 0, paidOut: 0, waiting: 0, waitingCount: 0 };
    const waits = isWithdrawal && (tx.status === "PENDING" || tx.status === "IN_PROGRESS");
    sums.set(key, {
      ...sum,
      paidIn: amount(sum.paidIn + (isDeposit ? tx.fromAmount : 0)),
      paidOut: amount(sum.paidOut + (isWithdrawal && tx.status === "CONFIRMED" ? tx.toAmount : 0)),
      waiting: amount(sum.waiting + (waits ? tx.toAmount : 0)),
      waitingCount: sum.waitingCount + (waits ? 1 : 0),
    });
  }
  return [...sums.values()].map((sum) => {
    const { opId, currency, paidIn, paidOut, waiting } = sum;
    const openingBalance = opening(opId, currency);
    const balance = amount(openingBalance + paidIn - paidOut);
    return {
      uuid: createRandom(`treasury-id/${opId}/${currency}`).uuid(),
      opTitle: db.operators.get(opId)?.title ?? opId,
      openingBalance,
      balance,
      balanceInUSD: inUSD(balance, currency),
      isLow: balance < waiting,
      ...sum,
    };
  });
};
