import type { Clock } from "../db/clock.ts";
import type { Db, PlayerRow } from "../db/db.ts";
import type { CashbackClaimRow } from "../db/seed-cashback.ts";
import { sumUsd } from "../db/usd.ts";
import { Refusal } from "../request/refusal.ts";
import { cashbackSettingsOf, cashbackSummary } from "./cashback-summary.ts";

/** A player with so many US dollars more in the wallet. */
const credited = (player: PlayerRow, amount: number, now: string): PlayerRow => {
  const { byCurrency, inUSD } = player.wallet;
  const USD = { balance: sumUsd([byCurrency["USD"]?.balance ?? 0, amount]) };
  return {
    ...player,
    wallet: { byCurrency: { ...byCurrency, USD }, inUSD: { balance: sumUsd([inUSD.balance, amount]) } },
    updatedAt: now,
  };
};

/** Claims all the cashback there is; where the settings approve by themselves it is in the wallet at once. */
export const claimCashback = (db: Db, clock: Clock, player: PlayerRow): CashbackClaimRow | Refusal => {
  const { cashbackAvailableToClaimInUSD: amount, minWithdrawAmountInUSD: minimum } = cashbackSummary(
    db,
    player,
    clock.now(),
  );
  if (amount === 0) return new Refusal(400, "There is no cashback to claim.");
  if (amount < minimum) return new Refusal(400, `Less than the minimum of ${minimum} USD cannot be claimed.`);
  const { autoApproval } = cashbackSettingsOf(db, player.opId, player.playerCode);
  const createdAt = new Date(clock.now()).toISOString();
  const txId = `ctx-${70_000 + db.cashback.claims.size}`;
  const claim: CashbackClaimRow = {
    txId,
    playerCode: player.playerCode,
    amountInUSD: amount,
    status: autoApproval ? "CONFIRMED" : "PENDING",
    createdAt,
  };
  db.cashback.claims.set(txId, claim);
  if (autoApproval) db.players.set(player.playerId, credited(player, amount, createdAt));
  return claim;
};
