import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { BetDebitRow } from "../db/seed-bet-debits.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { visibleRow } from "../session/visible.ts";

/** Takes what is still owed off the player: what was taken by itself and by staff adds up to the debit (money §7). */
export const reconcileBetDebit = (
  { db, account, clock }: { db: Db; account: Account; clock: Clock },
  { txId, playerCode }: { txId: string; playerCode: string },
): BetDebitRow | Refusal => {
  const row = visibleRow(db, account, db.bets.debits.get(txId));
  if (!row) return new Refusal(404, "This debit does not exist.");
  if (row.player.playerCode !== playerCode)
    return Refusal.ofFields({ playerCode: "This debit belongs to another player." });
  if (row.settledAt !== null)
    return new Refusal(400, `This debit has already been reconciled by ${row.settledByInfo?.nickname ?? "someone"}.`);
  const left = Math.round(row.debitAmount * 100) - Math.round(row.autoReconciledAmount * 100);
  const reconciled: BetDebitRow = {
    ...row,
    reconciledAmount: left / 100,
    settledAt: new Date(clock.now()).toISOString(),
    settledBy: account.user.user_id,
    settledByInfo: { nickname: account.nickname ?? account.email, userCode: null },
  };
  db.bets.debits.set(txId, reconciled);
  return reconciled;
};
