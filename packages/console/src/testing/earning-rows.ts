import { cashbackSummary, type Db, type PlayerRow } from "@backoffice/mocks";

const NOW = Date.UTC(2026, 10, 20, 12);

/** A player of Nordlys who has lost something, always the same one. */
export const loserOfNordlys = (db: Db): PlayerRow =>
  [...db.players.values()].find(
    (it) => it.opId === "op-nordlys" && !it.isDeleted && cashbackSummary(db, it, NOW).totalLossInUSD > 100,
  )!;

/** What that player is told of the cashback. */
export const cashbackOf = (db: Db) => cashbackSummary(db, loserOfNordlys(db), NOW);

type Own = Partial<{ autoApproval: boolean; minWithdrawAmountInUSD: number; percentage: number }>;

/** The same player as a click hands one over, with own settings and a tenth of the loss to claim. */
export const earnerWithCashback = (db: Db, own: Own = {}) => {
  const { playerCode, opId } = loserOfNordlys(db);
  const { autoApproval = true, minWithdrawAmountInUSD = 5, percentage = 10 } = own;
  for (const [txId, claim] of db.cashback.claims) if (claim.playerCode === playerCode) db.cashback.claims.delete(txId);
  db.cashback.overrides.set(playerCode, {
    autoApproval,
    minWithdrawAmountInUSD,
    settings: [{ lostAmountInUSD: 0, percentage }],
  });
  return { playerCode, opId };
};
