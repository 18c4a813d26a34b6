import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../../db/money/amounts.ts";
import { labelLength, labelOf, labelsOf, spansOf, type PeriodRequest, type Span } from "./dashboard-periods.ts";
import type { Db } from "../../db/db.ts";
import { activePlayers, confirmedOf, firstDeposits, moneyFacts } from "./money-facts.ts";
import { playSums } from "./play-sums.ts";
import { settledBets } from "../bets/settled-bets.ts";
import type { BetRow } from "../bets/bets-tables.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { groups } from "../../request/report.ts";
import { sorted } from "../../request/sorted.ts";
import { scopeOf } from "../../session/visible.ts";

type Schemas = components["schemas"];

/** Players who placed a bet within the last half hour count as online. In milliseconds. */
const ONLINE = 1_800_000;

const usd = (facts: readonly { amountInUSD: number }[]) => sumOf(facts.map((it) => it.amountInUSD));

/** Events at these operators and brands within a time span. */
const happened = (db: Db, scope: ReadonlySet<string>, { start, end }: Span) => {
  const fits = (it: { opId: string; at: number }) => scope.has(it.opId) && it.at >= start && it.at < end;
  const came = Array.from(db.players.values(), (it) => ({ opId: it.opId, at: Date.parse(it.createdAt) }));
  return {
    bets: settledBets(db).filter(fits),
    money: moneyFacts(db).filter(fits),
    registrations: came.filter(fits),
    first: firstDeposits(db).filter(fits),
  };
};

const numbersOf = (db: Db, scope: ReadonlySet<string>, span: Span) => {
  const { bets, money, registrations, first } = happened(db, scope, span);
  const deposits = confirmedOf(money, "DEPOSIT");
  const withdrawalsInUSD = usd(confirmedOf(money, "WITHDRAW"));
  const bonusesInUSD = usd(confirmedOf(money, "BONUS"));
  const { wagerInUSD, ggrInUSD } = playSums(bets);
  return {
    registrations: registrations.length,
    activePlayers: activePlayers(bets, money),
    firstDeposits: first.length,
    betCount: bets.length,
    depositsInUSD: usd(deposits),
    withdrawalsInUSD,
    netDepositsInUSD: sumOf([usd(deposits), -withdrawalsInUSD]),
    wagerInUSD,
    ggrInUSD,
    bonusesInUSD,
    ngrInUSD: sumOf([ggrInUSD, -bonusesInUSD]),
  };
};

const cardsOf = (db: Db, scope: ReadonlySet<string>, asked: PeriodRequest, now: number) => {
  const spans = spansOf(asked, now);
  const current = numbersOf(db, scope, spans.current);
  const previous = numbersOf(db, scope, spans.previous);
  const keys = Object.keys(current) as (keyof typeof current)[];
  return Object.fromEntries(
    keys.map((key) => [key, { current: current[key], previous: previous[key] }]),
  ) as Schemas["DashboardCards"];
};

/** The values of each series by hour, day or month of a time span. */
const seriesOf = (db: Db, scope: ReadonlySet<string>, span: Span, { period, timeZone }: PeriodRequest) => {
  const { bets, money, registrations } = happened(db, scope, span);
  const length = labelLength(period, span);
  const labels = labelsOf(length, span, timeZone);
  const series = <Fact extends { at: number }>(facts: readonly Fact[], valueOf: (some: readonly Fact[]) => number) => {
    const byLabel = Map.groupBy(facts, (it) => labelOf(length, it.at, timeZone));
    return { labels, values: labels.map((label) => valueOf(byLabel.get(label) ?? [])) };
  };
  return {
    bets: series(bets, (some) => some.length),
    wagerInUSD: series(bets, (some) => playSums(some).wagerInUSD),
    ggrInUSD: series(bets, (some) => playSums(some).ggrInUSD),
    depositsInUSD: series(confirmedOf(money, "DEPOSIT"), usd),
    withdrawalsInUSD: series(confirmedOf(money, "WITHDRAW"), usd),
    registrations: series(registrations, (some) => some.length),
  };
};

/** The five with the highest stakes; `keyOf` gives the id and title. */
const top = (bets: readonly BetRow[], keyOf: (bet: BetRow) => readonly [id: string, title: string]) => {
  const all = groups(bets, (it) => keyOf(it)[0]).map(([id, some]) => {
    const { wagerInUSD, ggrInUSD } = playSums(some);
    return { id, title: keyOf(some[0]!)[1], wagerInUSD, ggrInUSD };
  });
  return sorted(all, (it) => it.wagerInUSD, "desc").slice(0, 5);
};

export const dashboards = {
  showDashboardCards: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    return cardsOf(db, scope, body, clock.now());
  },

  showDashboardCharts: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const spans = spansOf(body, clock.now());
    const current = seriesOf(db, scope, spans.current, body);
    const previous = seriesOf(db, scope, spans.previous, body);
    const keys = Object.keys(current) as (keyof typeof current)[];
    return Object.fromEntries(
      keys.map((key) => [key, { currentPeriod: current[key], previousPeriod: previous[key] }]),
    ) as Schemas["DashboardCharts"];
  },

  showQuickDashboard: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const now = clock.now();
    const { bets } = happened(db, scope, spansOf({ period: "TODAY", timeZone: body.timeZone }, now).current);
    const online = bets.filter((it) => now - it.at < ONLINE);
    return {
      asOf: new Date(now).toISOString(),
      today: cardsOf(db, scope, { period: "TODAY", timeZone: body.timeZone }, now),
      playersOnline: new Set(online.map((it) => it.player.playerId)).size,
      topGames: top(
        bets.filter((it) => it.betType === "CASINO"),
        ({ game }) => [game.gameId, game.title],
      ),
      topOperators: top(bets, ({ opId }) => [opId, db.operators.get(opId)?.title ?? opId]),
      topPlayers: top(bets, ({ player: { playerCode } }) => [playerCode, playerCode]),
    };
  },
} satisfies AreaHandlers;
