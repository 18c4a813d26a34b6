import type { AffiliateWithdrawalRow } from "./affiliate-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

/** The pending transaction on which staff decide about a payout of affiliate profit; it has the same id. */
export const payoutTransaction = (
  { txId, opId, opTitle, playerId, playerCode, username, isTest, profitInUSD, date }: AffiliateWithdrawalRow,
  player: Pick<PlayerRow, "parentOpId" | "email"> | undefined,
): TransactionRow => ({
  txId,
  opId,
  opTitle,
  parentOpId: player?.parentOpId ?? null,
  transactionType: "AFFILIATE",
  transactionSubType: "AFFILIATE_PROFIT_WITHDRAW",
  status: "PENDING",
  direction: "IN",
  fromAmount: profitInUSD,
  fromCurrency: "USD",
  toAmount: profitInUSD,
  toCurrency: "USD",
  toAmountInUSD: profitInUSD,
  balanceBefore: 0,
  balanceAfter: 0,
  balanceCurrency: "USD",
  gateway: null,
  walletType: "MAIN",
  isDeleted: false,
  isFTD: false,
  createdAt: date,
  confirmedAt: null,
  confirmedBy: null,
  player: { playerId, playerCode, nickName: username, profile: { email: player?.email ?? null }, isTest },
});
