import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { BetDebitRow, BetRow } from "./bets-tables.ts";

const DAY = 86_400;
const REASONS = ["WIN_ROLLBACK", "BET_CORRECTION", "VOIDED_EVENT", "OTHER"] as const;
const SETTLERS = [
  { settledBy: "auth0|admin", nickname: "Jonas" },
  { settledBy: "auth0|super-admin", nickname: "Mara" },
  { settledBy: "auth0|operator-admin", nickname: "Aylin" },
] as const;

/**
 * Debits of players for bets that were paid wrongly, latest first. Once reconciled, the amounts taken automatically and
 * by staff add up to the debit.
 */
export const seedBetDebits = (world: World, bets: readonly BetRow[]): Map<string, BetDebitRow> => {
  const random = randomOf(world, "bet-debits");
  const count = bets.length === 0 ? 0 : rowsOf(world, 400);
  const debits = new Map<string, BetDebitRow>();
  for (let index = 0; index < count; index++) {
    const bet = random.pick(bets);
    const txId = `tx-58${String(123_000 + count - index).padStart(6, "0")}`;
    const cents = Math.max(100, Math.round(bet.betAmount * 100 * (1 + random.int(3))));
    const isOpen = index < 2 || random.chance(0.3);
    const auto = random.chance(0.4) ? random.int(cents) : 0;
    const age = ((index + random.next()) * 80 * DAY) / count;
    const settler = random.pick(SETTLERS);
    debits.set(txId, {
      txId,
      betId: bet.betId,
      debitRequestId: `dr-${String(4000 + count - index).padStart(7, "0")}`,
      opId: bet.opId,
      opTitle: bet.opTitle,
      player: bet.player,
      reconciledAmount: isOpen ? 0 : (cents - auto) / 100,
      autoReconciledAmount: auto / 100,
      debitAmount: cents / 100,
      debitCurrency: bet.currency,
      debitReason: random.pick(REASONS),
      notificationWasSentAfterNewDeposit: random.chance(0.5),
      createdAt: ago(world, age),
      settledAt: isOpen ? null : ago(world, age * random.next()),
      settledBy: isOpen ? null : settler.settledBy,
      settledByInfo: isOpen ? null : { nickname: settler.nickname, userCode: null },
    });
  }
  return debits;
};
