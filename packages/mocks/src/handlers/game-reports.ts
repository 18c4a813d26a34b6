import { percentageOf, sumOf, toCents } from "../db/amounts.ts";
import type { Db } from "../db/db.ts";
import { playSums } from "../db/play-sums.ts";
import { slug } from "../db/slug.ts";
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
        groups(call.db.reports.plays.filter(covers), (it) => it.currency).map(([currency, plays]) => {
          const sums = playSums(plays);
          const rate = call.db.rates[currency] ?? 1;
          return { currency, ...sums, wager: toCents(sums.wagerInUSD * rate), won: toCents(sums.wonInUSD * rate) };
        }),
      { search: (row) => [row.currency], sums: SUMS },
    ),

  listGameFinancialReport: (call) => {
    const { category } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const plays = call.db.reports.plays.filter((it) => covers(it) && (!category || it.game[2] === category));
        return groups(plays, (it) => `${dayOf(it.at)} ${it.opId} ${it.game[2]}`).map(([, some]) => {
          const { at, opId, game } = some[0]!;
          const { games: _, ...sums } = playSums(some);
          const bonusWagerInUSD = sumOf(some.map((it) => it.bonusWagerInUSD));
          const ngrInUSD = sumOf([sums.ggrInUSD, -bonusWagerInUSD]);
          const about = { date: dayOf(at), opId, opTitle: titleOf(call.db, opId), category: game[2] };
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
        const plays = call.db.reports.plays.filter((it) => covers(it) && (!category || it.game[2] === category));
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
        const plays = call.db.reports.plays.filter(
          (it) => covers(it) && (!category || it.game[2] === category) && (!provider || it.game[1] === provider),
        );
        return groups(plays, (it) => it.game[0]).map(([title, some]) => {
          const { games: _, ...sums } = playSums(some);
          const [, madeBy, kind] = some[0]!.game;
          const averageBetInUSD = toCents(sums.wagerInUSD / Math.max(1, sums.bets));
          return { gameId: `gm-${slug(title)}`, title, provider: madeBy, category: kind, ...sums, averageBetInUSD };
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
        const plays = call.db.reports.plays.filter((it) => covers(it) && (!category || it.game[2] === category));
        const all = playSums(plays).ggrInUSD;
        return groups(plays, (it) => it.game[1]).map(([provider, some]) => {
          const sums = playSums(some);
          const ggrSharePercentage = percentageOf(sums.ggrInUSD, all);
          return { provider, ...sums, ggrSharePercentage, providerFeeInUSD: feeOf(sums.ggrInUSD) };
        });
      },
      { search: (row) => [row.provider], sums: [...SUMS, "providerFeeInUSD"] },
    );
  },
};
