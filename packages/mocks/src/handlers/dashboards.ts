import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../db/amounts.ts";
import { labelLength, labelsOf, spansOf, type Span } from "../db/dashboard-periods.ts";
import type { Db } from "../db/db.ts";
import { activePlayers, confirmedOf, firstDeposits, moneyFacts } from "../db/money-facts.ts";
import { playFacts } from "../db/play-facts.ts";
import { ggrOfPlays, playSums } from "../db/play-sums.ts";
import type { Handlers } from "../request/handler.ts";
import { Refusal } from "../request/refusal.ts";
import { groups } from "../request/report.ts";
import { sorted } from "../request/sorted.ts";
import { scopeOf } from "../session/visible.ts";
import type { PlayFact } from "../db/tables/reports-tables.ts";

type Schemas = components["schemas"];

const usd = (facts: readonly { amountInUSD: number }[]) => sumOf(facts.map((it) => it.amountInUSD));

/** All facts of these operators and brands within a span. */
const happened = (db: Db, scope: ReadonlySet<string>, { start, end }: Span) => {
  const fits = (it: { opId: string; at: number }) => scope.has(it.opId) && it.at >= start && it.at < end;
  const came = Array.from(db.players.values(), (it) => ({ opId: it.opId, at: Date.parse(it.createdAt) }));
  return {
    plays: playFacts(db, fits),
    money: moneyFacts(db).filter(fits),
    registrations: came.filter(fits),
    first: firstDeposits(db).filter(fits),
  };
};

const numbersOf = ({ plays, money, registrations, first }: ReturnType<typeof happened>) => {
  const deposits = confirmedOf(money, "DEPOSIT");
  const withdrawalsInUSD = usd(confirmedOf(money, "WITHDRAW"));
  const bonusesInUSD = usd(confirmedOf(money, "BONUS"));
  const { bets, wagerInUSD, ggrInUSD } = playSums(plays);
  return {
    registrations: registrations.length,
    activePlayers: activePlayers(plays, money),
    firstDeposits: first.length,
    betCount: bets,
    depositsInUSD: usd(deposits),
    withdrawalsInUSD,
    netDepositsInUSD: sumOf([usd(deposits), -withdrawalsInUSD]),
    wagerInUSD,
    ggrInUSD,
    bonusesInUSD,
    ngrInUSD: sumOf([ggrInUSD, -bonusesInUSD]),
  };
};

const cardsOf = (db: Db, scope: ReadonlySet<string>, period: Schemas["DashboardPeriod"], now: number) => {
  const spans = spansOf(period, now);
  const current = numbersOf(happened(db, scope, spans.current));
  const previous = numbersOf(happened(db, scope, spans.previous));
  const keys = Object.keys(current) as (keyof typeof current)[];
  return Object.fromEntries(
    keys.map((key) => [key, { current: current[key], previous: previous[key] }]),
  ) as Schemas["DashboardCards"];
};

type Point = { at: number; value: number };

const pointsOf = ({ plays, money, registrations }: ReturnType<typeof happened>) => {
  const paid = (type: "DEPOSIT" | "WITHDRAW") =>
    confirmedOf(money, type).map(({ at, amountInUSD }) => ({ at, value: amountInUSD }));
  return {
    bets: plays.map(({ at }) => ({ at, value: 1 })),
    wagerInUSD: plays.map(({ at, wagerInUSD }) => ({ at, value: wagerInUSD })),
    ggrInUSD: plays.map((it) => ({ at: it.at, value: sumOf([it.wagerInUSD, -it.wonInUSD]) })),
    depositsInUSD: paid("DEPOSIT"),
    withdrawalsInUSD: paid("WITHDRAW"),
    registrations: registrations.map(({ at }) => ({ at, value: 1 })),
  };
};

const seriesOf = (points: readonly Point[], period: Schemas["DashboardPeriod"], labels: string[]) => {
  const byLabel = Map.groupBy(points, (it) => new Date(it.at).toISOString().slice(0, labelLength[period]));
  return { labels, values: labels.map((label) => sumOf((byLabel.get(label) ?? []).map((it) => it.value))) };
};

const top = (plays: readonly PlayFact[], keyOf: (it: PlayFact) => string, name: (key: string) => [string, string]) =>
  sorted(
    groups(plays, keyOf).map(([key, some]) => {
      const [id, title] = name(key);
      return { id, title, wagerInUSD: playSums(some).wagerInUSD, ggrInUSD: ggrOfPlays(some) };
    }),
    (it) => it.wagerInUSD,
    "desc",
  ).slice(0, 5);

export const dashboards: Handlers<"showDashboardCards" | "showDashboardCharts" | "showQuickDashboard"> = {
  showDashboardCards: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    return scope instanceof Refusal ? scope : cardsOf(db, scope, body.period, clock.now());
  },

  showDashboardCharts: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    if (scope instanceof Refusal) return scope;
    const spans = spansOf(body.period, clock.now());
    const current = pointsOf(happened(db, scope, spans.current));
    const previous = pointsOf(happened(db, scope, spans.previous));
    const labels = labelsOf(body.period, spans.current);
    const labelsBefore = labelsOf(body.period, spans.previous);
    const keys = Object.keys(current) as (keyof typeof current)[];
    return Object.fromEntries(
      keys.map((key) => [
        key,
        {
          currentPeriod: seriesOf(current[key], body.period, labels),
          previousPeriod: seriesOf(previous[key], body.period, labelsBefore),
        },
      ]),
    ) as Schemas["DashboardCharts"];
  },

  showQuickDashboard: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    if (scope instanceof Refusal) return scope;
    const now = clock.now();
    const { plays } = happened(db, scope, spansOf("TODAY", now).current);
    const codeOf = new Map(Array.from(db.players.values(), ({ playerId, playerCode }) => [playerId, playerCode]));
    const titles = new Map(plays.map(({ game }) => [game.gameId, game.title]));
    // Players who placed a bet within the last half hour count as online.
    const online = plays.filter((it) => it.at > now - 1_800_000);
    return {
      asOf: new Date(now).toISOString(),
      today: cardsOf(db, scope, "TODAY", now),
      playersOnline: new Set(online.map((it) => it.playerId)).size,
      topGames: top(
        // A sport is no game, and has no page.
        plays.filter(({ game }) => game.category !== "SPORT"),
        (it) => it.game.gameId,
        (gameId) => [gameId, titles.get(gameId) ?? gameId],
      ),
      topOperators: top(
        plays,
        (it) => it.opId,
        (opId) => [opId, db.operators.get(opId)?.title ?? opId],
      ),
      topPlayers: top(
        plays,
        (it) => it.playerId,
        (playerId) => {
          const code = codeOf.get(playerId) ?? playerId;
          return [code, code];
        },
      ),
    };
  },
};
