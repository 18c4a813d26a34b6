import { percentageOf, sumOf, toCents } from "../db/amounts.ts";
import type { Db } from "../db/db.ts";
import { playFacts } from "../db/play-facts.ts";
import { playSums } from "../db/play-sums.ts";
import type { Handlers } from "../request/handler.ts";
import { dayOf, groups, report } from "../request/report.ts";

type Ids =
  | "listGameCurrencyReport"
  | "listGameFinancialReport"
  | "listGameOperatorReport"
  | "listGameReport"
  | "listGameProviderReport";

const PROVIDER_FEE = 0.12;
const SUMS = ["bets", "wagerInUSD", "wonInUSD", "ggrInUSD"] as const;

/** The provider's fee: a part of the GGR, nothing when it is negative. */
const feeOf = (ggrInUSD: number) => toCents(Math.max(0, ggrInUSD) * PROVIDER_FEE);
const titleOf = (db: Db, opId: string) => db.operators.get(opId)?.title ?? opId;

export const gameReports: Handlers<Ids> = {
  listGameCurrencyReport: (call) =>
    report(
      call,
      ({ covers }) =>
        groups(playFacts(call.db, covers), (it) => it.currency).map(([currency, plays]) => ({
          currency,
          ...playSums(plays),
          wager: sumOf(plays.map((it) => it.wager)),
          won: sumOf(plays.map((it) => it.won)),
        })),
      { search: (row) => [row.currency], sums: SUMS },
    ),

  listGameFinancialReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const plays = playFacts(call.db, covers).filter((it) => !category || it.game.category === category);
        return groups(plays, (it) => `${dayOf(it.at)} ${it.opId} ${it.game.category}`).map(([, some]) => {
          const { at, opId, game } = some[0]!;
          const { games: _, ...sums } = playSums(some);
          const bonusWagerInUSD = sumOf(some.map((it) => it.bonusWagerInUSD));
          const ngrInUSD = sumOf([sums.ggrInUSD, -bonusWagerInUSD]);
          const about = { date: dayOf(at), opId, opTitle: titleOf(call.db, opId), category: game.category };
          return { ...about, ...sums, bonusWagerInUSD, ngrInUSD };
        });
      },
      { search: (row) => [row.opTitle], sums: [...SUMS, "bonusWagerInUSD", "ngrInUSD"] },
    );
  },

  listGameOperatorReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const plays = playFacts(call.db, covers).filter((it) => !category || it.game.category === category);
        return groups(plays, (it) => it.opId).map(([opId, some]) => {
          const sums = playSums(some);
          const { title, parentOpId } = call.db.operators.get(opId)!;
          const about = { opId, opTitle: title ?? opId, parentOpId };
          return { ...about, ...sums, providerFeeInUSD: feeOf(sums.ggrInUSD) };
        });
      },
      { search: (row) => [row.opTitle, row.opId], sums: [...SUMS, "providerFeeInUSD"] },
    );
  },

  listGameReport: (call) => {
    const { category, provider } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const plays = playFacts(call.db, covers).filter(
          ({ game }) => (!category || game.category === category) && (!provider || game.provider === provider),
        );
        return groups(plays, (it) => it.game.gameId).map(([gameId, some]) => {
          const { games: _, ...sums } = playSums(some);
          const { title, provider: madeBy, category: kind } = some[0]!.game;
          const averageBetInUSD = toCents(sums.wagerInUSD / Math.max(1, sums.bets));
          return { gameId, title, provider: madeBy, category: kind, ...sums, averageBetInUSD };
        });
      },
      { search: (row) => [row.title, row.provider], sums: SUMS },
    );
  },

  listGameProviderReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const plays = playFacts(call.db, covers).filter((it) => !category || it.game.category === category);
        const all = playSums(plays).ggrInUSD;
        return groups(plays, (it) => it.game.provider).map(([provider, some]) => {
          const sums = playSums(some);
          const ggrSharePercentage = percentageOf(sums.ggrInUSD, all);
          const { providerId } = some[0]!.game;
          return { provider, providerId, ...sums, ggrSharePercentage, providerFeeInUSD: feeOf(sums.ggrInUSD) };
        });
      },
      { search: (row) => [row.provider], sums: [...SUMS, "providerFeeInUSD"] },
    );
  },
};
