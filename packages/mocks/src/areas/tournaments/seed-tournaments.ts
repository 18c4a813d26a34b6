import type { components } from "@backoffice/api-client/contract";
import { toCents } from "../../db/money/amounts.ts";
import { RATES } from "../../db/fixed.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { TournamentRow, TournamentsTables } from "./tournaments-tables.ts";

type Schemas = components["schemas"];

const DAY = 86_400;
const TITLES = [
  "Autumn Reels Cup",
  "Derby Week",
  "Crash Masters",
  "Roulette Nights",
  "Goal Hunters",
  "Spin League",
] as const;

/** The total of all prizes of a tournament. Added as BigInt cents, since the sum may exceed the safe integers. */
export const prizePool = (prizes: Schemas["Tournament"]["prizes"]): number => {
  let cents = 0n;
  for (const { fromRank, toRank, amount } of prizes)
    cents += BigInt(Math.round(amount * 100)) * BigInt(toRank - fromRank + 1);
  return Number(cents) / 100;
};

export const seedTournaments = (world: World): TournamentsTables => {
  const random = randomOf(world, "tournaments");
  const tables: TournamentsTables = { tournaments: new Map(), winners: new Map() };
  const places = [...world.operators.values()];
  const players = Map.groupBy(world.players.values(), (it) => it.opId);
  const withPlayers = places.filter((it) => players.has(it.opId));
  for (let i = rowsOf(world, 100); i > 0; i--) {
    const operator = withPlayers.length > 0 && i > 1 ? random.pick(withPlayers) : (withPlayers[0] ?? places[0]!);
    const id = random.uuid();
    const first = 100 * (1 + random.int(20));
    // Every second tournament has ended, the first one included.
    const startsAgo = i % 2 === 0 ? random.int(5) : 14 + random.int(90);
    const endTime = ago(world, startsAgo * DAY - (7 + random.int(5)) * DAY);
    const currency = random.pick(["EUR", "USDT", "SEK"] as const);
    const prizes = [
      { fromRank: 1, toRank: 1, amount: first },
      { fromRank: 2, toRank: 3, amount: first / 2 },
      { fromRank: 4, toRank: 8, amount: first / 10 },
    ];
    const tournament: TournamentRow = {
      id,
      opId: operator.opId,
      opTitle: operator.title ?? operator.opId,
      title: `${random.pick(TITLES)} ${i}`,
      description: null,
      category: random.pick(["ALL", "SPORTS", "CASINO", "CASINO"] as const),
      currency,
      minWagerInUSD: 10 * random.int(10),
      prizes,
      startTime: ago(world, startsAgo * DAY),
      endTime,
      playersCount: (players.get(operator.opId) ?? []).length,
      createdAt: ago(world, (startsAgo + 5) * DAY),
      updatedAt: ago(world, (startsAgo + 2) * DAY),
      createdBy: random.pick(DECIDERS),
    };
    tables.tournaments.set(id, tournament);
    if (Date.parse(endTime) > world.now) continue;
    let points = 20_000 + random.int(10_000);
    for (const [index, player] of (players.get(operator.opId) ?? []).slice(0, 8).entries()) {
      const rank = index + 1;
      const prizeAmount = prizes.find((it) => rank >= it.fromRank && rank <= it.toRank)!.amount;
      points -= random.int(2000);
      const isOpen = random.chance(0.3) || tables.winners.size === 0;
      const isPaid = random.chance(0.9);
      const winnerId = random.uuid();
      tables.winners.set(winnerId, {
        winnerId,
        tournamentId: id,
        tournamentTitle: tournament.title,
        category: tournament.category,
        opId: operator.opId,
        opTitle: tournament.opTitle,
        playerId: player.playerId,
        playerCode: player.playerCode,
        username: player.username,
        isTest: player.isTest,
        rank,
        points,
        prizeAmount,
        currency,
        prizeAmountInUSD: toCents(prizeAmount / (RATES[currency] ?? 1)),
        status: isOpen ? "PENDING" : isPaid ? "CONFIRMED" : "REJECTED",
        noteForThePlayer: isOpen ? null : isPaid ? "Well played!" : "More than one account.",
        decidedBy: isOpen ? null : random.pick(DECIDERS),
        decidedAt: isOpen
          ? null
          : new Date(Math.min(world.now, Date.parse(endTime) + random.int(3 * DAY) * 1000)).toISOString(),
        createdAt: endTime,
      });
    }
  }
  return tables;
};
