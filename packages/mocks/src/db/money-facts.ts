import type { Db } from "./db.ts";
import type { MoneyFact, PlayFact } from "./tables/reports-tables.ts";

/** Every transaction that reports count: deposits and withdrawals, bonuses, and paid tournament prizes. */
export const moneyFacts = (db: Db): MoneyFact[] => {
  const bonuses = [...db.bonus.transactions.values()].map((it): MoneyFact => {
    const at = Date.parse(it.createdAt);
    return {
      at,
      playerId: it.playerId,
      opId: it.opId,
      type: "BONUS",
      status: it.status,
      gateway: "internal",
      currency: it.toCurrency,
      amount: it.toAmount,
      amountInUSD: it.toAmountInUSD,
      minutes: it.confirmedAt ? Math.round((Date.parse(it.confirmedAt) - at) / 60_000) : null,
    };
  });
  const prizes = [...db.tournaments.winners.values()].flatMap((it): MoneyFact[] =>
    it.status === "CONFIRMED" && it.decidedAt
      ? [
          {
            at: Date.parse(it.decidedAt),
            playerId: it.playerId,
            opId: it.opId,
            type: "TOURNAMENT_PRIZE",
            status: "CONFIRMED",
            gateway: "internal",
            currency: it.currency,
            amount: it.prizeAmount,
            amountInUSD: it.prizeAmountInUSD,
            minutes: 0,
          },
        ]
      : [],
  );
  return [...db.reports.money, ...bonuses, ...prizes];
};

/** The confirmed transactions of one type. */
export const confirmedOf = (facts: readonly MoneyFact[], type: MoneyFact["type"]): MoneyFact[] =>
  facts.filter((it) => it.type === type && it.status === "CONFIRMED");

/** Number of players who bet, deposited or withdrew; receiving a bonus does not count as activity. */
export const activePlayers = (plays: readonly PlayFact[], money: readonly MoneyFact[]): number =>
  new Set([...plays, ...money.filter((it) => it.type === "DEPOSIT" || it.type === "WITHDRAW")].map((it) => it.playerId))
    .size;

/** The first confirmed deposit of each player. */
export const firstDeposits = (db: Db): MoneyFact[] => {
  const first = new Map<string, MoneyFact>();
  for (const it of confirmedOf(db.reports.money, "DEPOSIT"))
    if ((first.get(it.playerId)?.at ?? Infinity) > it.at) first.set(it.playerId, it);
  return [...first.values()];
};
