import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../db/amounts.ts";
import { labelOf, labelsOf, spansOf, type Span } from "../db/dashboard-periods.ts";
import type { Db } from "../db/db.ts";
import { activePlayers, confirmedOf, firstDeposits, moneyFacts } from "../db/money-facts.ts";
import { tallyPlays, totalOf, type Plays, type Tally } from "../db/play-tallies.ts";
import type { Handlers } from "../request/handler.ts";
import { Refusal } from "../request/refusal.ts";
import { sorted } from "../request/sorted.ts";
import { scopeOf } from "../session/visible.ts";

type Schemas = components["schemas"];

const usd = (facts: readonly { amountInUSD: number }[]) => sumOf(facts.map((it) => it.amountInUSD));

/** The settled bets of these operators and brands within a span. */
const playsOf = (scope: ReadonlySet<string>, { start, end }: Span): Plays => ({ scope, start, end: end - 1 });

/** All other facts of theirs. */
const happened = (db: Db, scope: ReadonlySet<string>, { start, end }: Span) => {
  const fits = (it: { opId: string; at: number }) => scope.has(it.opId) && it.at >= start && it.at < end;
  const came = Array.from(db.players.values(), (it) => ({ opId: it.opId, at: Date.parse(it.createdAt) }));
  return {
    money: moneyFacts(db).filter(fits),
    registrations: came.filter(fits),
    first: firstDeposits(db).filter(fits),
  };
};

const numbersOf = (db: Db, scope: ReadonlySet<string>, span: Span) => {
  const { money, registrations, first } = happened(db, scope, span);
  const plays = tallyPlays(db, playsOf(scope, span), ["player"]);
  const deposits = confirmedOf(money, "DEPOSIT");
  const withdrawalsInUSD = usd(confirmedOf(money, "WITHDRAW"));
  const bonusesInUSD = usd(confirmedOf(money, "BONUS"));
  const { bets, wagerInUSD, ggrInUSD } = totalOf(plays);
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

type Asked = { period: Schemas["DashboardPeriod"]; timeZone?: string | undefined };

const cardsOf = (db: Db, scope: ReadonlySet<string>, { period, timeZone }: Asked, now: number) => {
  const spans = spansOf(period, now, timeZone);
  const current = numbersOf(db, scope, spans.current);
  const previous = numbersOf(db, scope, spans.previous);
  const keys = Object.keys(current) as (keyof typeof current)[];
  return Object.fromEntries(
    keys.map((key) => [key, { current: current[key], previous: previous[key] }]),
  ) as Schemas["DashboardCards"];
};

type Point = { at: number; value: number };

/** What is counted at which times: bets of a day by the hour, else by the day. */
const pointsOf = (db: Db, scope: ReadonlySet<string>, span: Span, { period, timeZone }: Asked) => {
  const { money, registrations } = happened(db, scope, span);
  const asked = { ...playsOf(scope, span), timeZone };
  const plays = tallyPlays(db, asked, [period === "TODAY" ? "hour" : "day"]).map((it) => ({
    at: it.createdAt * 1000,
    ...totalOf([it]),
  }));
  const paid = (type: "DEPOSIT" | "WITHDRAW") =>
    confirmedOf(money, type).map(({ at, amountInUSD }) => ({ at, value: amountInUSD }));
  return {
    bets: plays.map(({ at, bets }) => ({ at, value: bets })),
    wagerInUSD: plays.map(({ at, wagerInUSD }) => ({ at, value: wagerInUSD })),
    ggrInUSD: plays.map(({ at, ggrInUSD }) => ({ at, value: ggrInUSD })),
    depositsInUSD: paid("DEPOSIT"),
    withdrawalsInUSD: paid("WITHDRAW"),
    registrations: registrations.map(({ at }) => ({ at, value: 1 })),
  };
};

const seriesOf = (points: readonly Point[], { period, timeZone }: Asked, labels: string[]) => {
  const byLabel = Map.groupBy(points, (it) => labelOf(period, it.at, timeZone));
  return { labels, values: labels.map((label) => sumOf((byLabel.get(label) ?? []).map((it) => it.value))) };
};

/** The five with the highest stakes. */
const top = (tallies: readonly Tally[], name: (tally: Tally) => readonly [id: string, title: string]) =>
  sorted(tallies, (it) => it.wagerInUSD, "desc")
    .slice(0, 5)
    .map((tally) => {
      const [id, title] = name(tally);
      const { wagerInUSD, ggrInUSD } = totalOf([tally]);
      return { id, title, wagerInUSD, ggrInUSD };
    });

export const dashboards: Handlers<"showDashboardCards" | "showDashboardCharts" | "showQuickDashboard"> = {
  showDashboardCards: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    return scope instanceof Refusal ? scope : cardsOf(db, scope, body, clock.now());
  },

  showDashboardCharts: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    if (scope instanceof Refusal) return scope;
    const spans = spansOf(body.period, clock.now(), body.timeZone);
    const current = pointsOf(db, scope, spans.current, body);
    const previous = pointsOf(db, scope, spans.previous, body);
    const labels = labelsOf(body.period, spans.current, body.timeZone);
    const labelsBefore = labelsOf(body.period, spans.previous, body.timeZone);
    const keys = Object.keys(current) as (keyof typeof current)[];
    return Object.fromEntries(
      keys.map((key) => [
        key,
        {
          currentPeriod: seriesOf(current[key], body, labels),
          previousPeriod: seriesOf(previous[key], body, labelsBefore),
        },
      ]),
    ) as Schemas["DashboardCharts"];
  },

  showQuickDashboard: ({ db, account, clock, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    if (scope instanceof Refusal) return scope;
    const now = clock.now();
    const today = playsOf(scope, spansOf("TODAY", now, body.timeZone).current);
    const codeOf = new Map(Array.from(db.players.values(), ({ playerId, playerCode }) => [playerId, playerCode]));
    // Players who placed a bet within the last half hour count as online.
    const online = tallyPlays(db, { ...today, start: Math.max(today.start, now - 1_800_000 + 1) }, ["player"]);
    return {
      asOf: new Date(now).toISOString(),
      today: cardsOf(db, scope, { period: "TODAY", timeZone: body.timeZone }, now),
      playersOnline: online.length,
      // A sport is no game, and has no page.
      topGames: top(
        tallyPlays(db, today, ["game"], ({ category }) => category !== "SPORT"),
        ({ game }) => [game.gameId, game.title],
      ),
      topOperators: top(tallyPlays(db, today, ["opId"]), ({ opId }) => [opId, db.operators.get(opId)?.title ?? opId]),
      topPlayers: top(tallyPlays(db, today, ["player"]), ({ playerId }) => {
        const code = codeOf.get(playerId) ?? playerId;
        return [code, code];
      }),
    };
  },
};
