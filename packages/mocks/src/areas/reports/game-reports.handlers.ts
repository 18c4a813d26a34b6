import { percentageOf, sumOf, toCents } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { playSums } from "./play-sums.ts";
import { settledBets } from "../bets/settled-bets.ts";
import { dayOf } from "../../db/times/time-zone.ts";
import type { BetRow } from "../bets/bets-tables.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { groups, report, type ReportScope } from "../../request/report.ts";

const PROVIDER_FEE = 0.12;
const SUMS = ["bets", "wagerInUSD", "wonInUSD", "ggrInUSD"] as const;

/** The settled bets that a report covers, of one category of games if one is given. */
const betsOf = (db: Db, { covers }: ReportScope, category?: string): BetRow[] =>
  settledBets(db).filter((it) => covers(it) && (!category || it.game.category === category));

const sumsOf = (bets: readonly BetRow[]) => {
  const sums = playSums(bets);
  const players = new Set(bets.map((it) => it.player.playerId)).size;
  return { ...sums, players, rtpPercentage: percentageOf(sums.wonInUSD, sums.wagerInUSD) };
};
const gamesOf = (bets: readonly BetRow[]) => new Set(bets.map((it) => it.game.gameId)).size;

/** Fees for bets of one operator or one provider: for each pair of both a part of the GGR, 0 when it is negative. */
const feesInUSD = (bets: readonly BetRow[]) =>
  sumOf(
    groups(bets, (it) => `${it.opId} ${it.provider}`).map(([, some]) =>
      toCents(Math.max(0, playSums(some).ggrInUSD) * PROVIDER_FEE),
    ),
  );

export const gameReports = {
  listGameCurrencyReport: (call) =>
    report(
      call,
      (scope) =>
        groups(betsOf(call.db, scope), (it) => it.currency).map(([currency, bets]) => ({
          currency,
          games: gamesOf(bets),
          ...sumsOf(bets),
          wager: sumOf(bets.map((it) => it.betAmount)),
          won: sumOf(bets.map((it) => it.winAmount)),
        })),
      { search: (row) => [row.currency], sums: SUMS },
    ),

  listGameFinancialReport: (call) => {
    const { category, timeZone } = call.input.body;
    const dateOf = ({ at }: BetRow) => dayOf(at, timeZone);
    return report(
      call,
      (scope) =>
        groups(betsOf(call.db, scope, category), (it) => `${dateOf(it)} ${it.opId} ${it.game.category}`).map(
          ([, bets]) => {
            const { opId, game } = bets[0]!;
            const sums = sumsOf(bets);
            const bonusWagerInUSD = sumOf(bets.map((it) => it.bonusWagerInUSD));
            return {
              date: dateOf(bets[0]!),
              opId,
              opTitle: call.db.operators.get(opId)?.title ?? opId,
              category: game.category,
              ...sums,
              bonusWagerInUSD,
              ggrLessBonusStakesInUSD: sumOf([sums.ggrInUSD, -bonusWagerInUSD]),
            };
          },
        ),
      { search: (row) => [row.opTitle], sums: [...SUMS, "bonusWagerInUSD", "ggrLessBonusStakesInUSD"] },
    );
  },

  listGameOperatorReport: (call) =>
    report(
      call,
      (scope) =>
        groups(betsOf(call.db, scope, call.input.body.category), (it) => it.opId).map(([opId, bets]) => {
          const { title, parentOpId } = call.db.operators.get(opId)!;
          const opTitle = title ?? opId;
          return {
            opId,
            opTitle,
            parentOpId,
            games: gamesOf(bets),
            ...sumsOf(bets),
            providerFeeInUSD: feesInUSD(bets),
          };
        }),
      { search: (row) => [row.opTitle, row.opId], sums: [...SUMS, "providerFeeInUSD"] },
    ),

  listGameReport: (call) => {
    const { category, provider: wanted } = call.input.body;
    return report(
      call,
      (scope) => {
        const all = betsOf(call.db, scope, category).filter((it) => !wanted || it.provider === wanted);
        return groups(all, (it) => it.game.gameId).map(([gameId, bets]) => {
          const { title, provider, category: kind } = bets[0]!.game;
          const sums = sumsOf(bets);
          const averageBetInUSD = toCents(sums.wagerInUSD / sums.bets);
          return { gameId, title, provider, category: kind, ...sums, averageBetInUSD };
        });
      },
      { search: (row) => [row.title, row.provider], sums: SUMS },
    );
  },

  listGameProviderReport: (call) =>
    report(
      call,
      (scope) => {
        const all = betsOf(call.db, scope, call.input.body.category);
        const { ggrInUSD } = playSums(all);
        return groups(all, (it) => it.provider).map(([provider, bets]) => {
          const sums = sumsOf(bets);
          return {
            provider,
            providerId: bets[0]!.game.providerId,
            games: gamesOf(bets),
            ...sums,
            ggrSharePercentage: percentageOf(sums.ggrInUSD, ggrInUSD),
            providerFeeInUSD: feesInUSD(bets),
          };
        });
      },
      { search: (row) => [row.provider], sums: [...SUMS, "providerFeeInUSD"] },
    ),
} satisfies AreaHandlers;
