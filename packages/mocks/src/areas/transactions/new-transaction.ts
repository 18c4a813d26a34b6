import { inUSD } from "../../db/money/amount.ts";
import { createRandom } from "../../db/random.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { nowOf } from "./settle.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { TransactionRow } from "./transactions-tables.ts";

type Draft = {
  type: TransactionRow["transactionType"];
  currency: string;
  /** Never negative. */
  amount: number;
  direction: TransactionRow["direction"];
};

/** A confirmed transaction made by staff, in one currency of the main wallet. */
export const newTransaction = (
  { db, account, clock }: Actor,
  player: PlayerRow,
  { type, currency, amount, direction }: Draft,
): TransactionRow => ({
  txId: createRandom(`transaction/${db.transactions.transactions.size}`).text(24, "0123456789abcdef"),
  opId: player.opId,
  opTitle: player.opTitle,
  parentOpId: player.parentOpId,
  transactionType: type,
  transactionSubType: null,
  status: "CONFIRMED",
  direction,
  fromAmount: amount,
  fromCurrency: currency,
  toAmount: amount,
  toCurrency: currency,
  toAmountInUSD: inUSD(amount, currency),
  balanceBefore: 0,
  balanceAfter: 0,
  balanceCurrency: currency,
  gateway: null,
  walletType: "MAIN",
  isDeleted: false,
  isFTD: false,
  createdAt: nowOf(clock),
  confirmedAt: nowOf(clock),
  confirmedBy: displayName(account),
  player: {
    playerId: player.playerId,
    playerCode: player.playerCode,
    nickName: player.username,
    profile: { email: player.email },
    isTest: player.isTest,
  },
});
