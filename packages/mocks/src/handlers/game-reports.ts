import { percentageOf, sumOf, toCents } from "../db/amounts.ts";
import type { Db } from "../db/db.ts";
import { sumsOf, tallyPlays, type Plays } from "../db/play-tallies.ts";
import { dayOf } from "../db/time-zone.ts";
import type { ReportedGame } from "../db/tables/reports-tables.ts";
import type { Handlers } from "../request/handler.ts";
import { report } from "../request/report.ts";

type Ids =
  | "listGameCurrencyReport"
  | "listGameFinancialReport"
  | "listGameOperatorReport"
  | "listGameReport"
  | "listGameProviderReport";

const PROVIDER_FEE = 0.12;
const SUMS = ["bets", "wagerInUSD", "wonInUSD", "ggrInUSD"] as const;

const ofCategory =
  (category: string | undefined) =>
  (game: ReportedGame): boolean =>
    !category || game.category === category;

/** What each operator owes each provider: a part of the GGR, nothing when that is negative. In USD. */
const providerFees = (db: Db, plays: Plays, category: string | undefined) =>
  tallyPlays(db, plays, ["opId", "provider"], ofCategory(category)).map((it) => ({
    opId: it.opId,
    provider: it.game.provider,
    feeInUSD: toCents((Math.max(0, it.wagerInUSD - it.wonInUSD) / 100) * PROVIDER_FEE),
  }));
const feeOf = (fees: readonly { feeInUSD: number }[] = []) => sumOf(fees.map((it) => it.feeInUSD));
const titleOf = (db: Db, opId: string) => db.operators.get(opId)?.title ?? opId;

export const gameReports: Handlers<Ids> = {
  listGameCurrencyReport: (call) =>
    report(
      call,
      ({ plays }) =>
        tallyPlays(call.db, plays, ["currency"]).map((it) => ({
          currency: it.currency,
          ...sumsOf(it),
          wager: it.wager / 100,
          won: it.won / 100,
        })),
      { search: (row) => [row.currency], sums: SUMS },
    ),

  listGameFinancialReport: (call) => {
    const { category, timeZone } = call.input.body;
    return report(
      call,
      ({ plays }) =>
        tallyPlays(call.db, plays, ["day", "opId", "category"], ofCategory(category)).map((it) => {
          const { opId, game, createdAt, bonusWagerInUSD } = it;
          const { games: _, ...sums } = sumsOf(it);
          return {
            date: dayOf(createdAt * 1000, timeZone),
            opId,
            opTitle: titleOf(call.db, opId),
            category: game.category,
            ...sums,
            bonusWagerInUSD: bonusWagerInUSD / 100,
            ggrLessBonusStakesInUSD: (it.wagerInUSD - it.wonInUSD - bonusWagerInUSD) / 100,
          };
        }),
      { search: (row) => [row.opTitle], sums: [...SUMS, "bonusWagerInUSD", "ggrLessBonusStakesInUSD"] },
    );
  },

  listGameOperatorReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ plays }) => {
        const fees = Map.groupBy(providerFees(call.db, plays, category), (it) => it.opId);
        return tallyPlays(call.db, plays, ["opId"], ofCategory(category)).map((it) => {
          const { opId, title, parentOpId } = call.db.operators.get(it.opId)!;
          return { opId, opTitle: title ?? opId, parentOpId, ...sumsOf(it), providerFeeInUSD: feeOf(fees.get(opId)) };
        });
      },
      { search: (row) => [row.opTitle, row.opId], sums: [...SUMS, "providerFeeInUSD"] },
    );
  },

  listGameReport: (call) => {
    const { category, provider } = call.input.body;
    const fits = ofCategory(category);
    return report(
      call,
      ({ plays }) =>
        tallyPlays(call.db, plays, ["game"], (it) => fits(it) && (!provider || it.provider === provider)).map((it) => {
          const { games: _, ...sums } = sumsOf(it);
          const { gameId, title, provider: madeBy, category: kind } = it.game;
          const averageBetInUSD = toCents(sums.wagerInUSD / Math.max(1, sums.bets));
          return { gameId, title, provider: madeBy, category: kind, ...sums, averageBetInUSD };
        }),
      { search: (row) => [row.title, row.provider], sums: SUMS },
    );
  },

  listGameProviderReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ plays }) => {
        const fees = Map.groupBy(providerFees(call.db, plays, category), (it) => it.provider);
        const tallies = tallyPlays(call.db, plays, ["provider"], ofCategory(category));
        const all = sumOf(tallies.map((it) => sumsOf(it).ggrInUSD));
        return tallies.map((it) => {
          const sums = sumsOf(it);
          const { provider, providerId } = it.game;
          const ggrSharePercentage = percentageOf(sums.ggrInUSD, all);
          return { provider, providerId, ...sums, ggrSharePercentage, providerFeeInUSD: feeOf(fees.get(provider)) };
        });
      },
      { search: (row) => [row.provider], sums: [...SUMS, "providerFeeInUSD"] },
    );
  },
};
