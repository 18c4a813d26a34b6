import { list } from "../../db/words/list.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import type { AppliedFreebetRow, FreebetsTables, SportFreebetRow } from "./freebets-tables.ts";

const DAY = 86_400;
const STARTS = list(`Derby, Weekend, Midweek, Opening Day, Playoff, Welcome, Comeback, Night, Golden, Champions`);
const ENDS = list(`Freebet, Boost, Ticket, Kick-off, Special, Free Shot, Bonus Bet, Treat`);
const DISCIPLINES = list(`Football, Tennis, Basketball, Ice Hockey, Volleyball, Handball, Baseball, Table Tennis, MMA`);
const CURRENCIES = list(`EUR, USDT, SEK, TRY, GBP, INR`);
const AMOUNTS = [1, 2, 5, 10, 20, 25, 50];

/** Freebet templates (running, ended, not started, inactive) and the freebets given to players. */
export const seedFreebets = (world: World): FreebetsTables => {
  const random = randomOf(world, "freebets");
  const now = Math.floor(world.now / 1000);
  const templates = new Map<string, SportFreebetRow>();
  for (let index = 0; index < rowsOf(world, 300); index++) {
    const id = `fb-${1001 + index}`;
    const fromTime = now - random.int(60 * DAY) + 10 * DAY;
    const currency = random.pick(CURRENCIES);
    const betAmount = random.pick(AMOUNTS);
    const minSelection = 1 + random.int(3);
    const minOdd = Math.round(100 + random.int(120)) / 100;
    templates.set(id, {
      id,
      name: `${random.pick(STARTS)} ${random.pick(ENDS)}`,
      isEnable: random.chance(0.8),
      type: random.chance(0.8) ? "FREEBET" : "NO_RISK",
      stage: random.pick([1, 2, 3]),
      fromTime,
      toTime: fromTime + (7 + random.int(60)) * DAY,
      daysToUse: 1 + random.int(14),
      disciplines: [...new Set(Array.from({ length: 1 + random.int(4) }, () => random.pick(DISCIPLINES)))],
      freebetData: {
        minSelection,
        maxSelection: minSelection + random.int(8),
        minOdd,
        maxOdd: Math.round(minOdd * 100 + 100 + random.int(2000)) / 100,
        currency,
        betAmount,
        betCount: 1 + random.int(5),
        maxWinCurrency: currency,
        maxWin: betAmount * random.pick([10, 20, 50]),
      },
    });
  }
  const applied = new Map<string, AppliedFreebetRow>();
  const players = [...world.players.values()];
  const all = [...templates.values()];
  const count = players.length === 0 || all.length === 0 ? 0 : rowsOf(world, 600);
  for (let index = 0; index < count; index++) {
    const given = now - Math.round(((index + random.next()) * 40 * DAY) / count);
    const running = all.filter(({ fromTime, toTime }) => fromTime <= given && given < toTime);
    if (running.length === 0) continue;
    const row = appliedOf(`afb-${88_000 + count - index}`, random.pick(running), random.pick(players), given);
    applied.set(row.id, row);
  }
  return { templates, applied };
};

type Player = { playerId: string; playerCode: string; opId: string };

/** A freebet of this template, given to a player. */
export const appliedOf = (
  id: string,
  { id: templateId, name, type, stage, toTime, daysToUse, disciplines, freebetData }: SportFreebetRow,
  { playerId, playerCode, opId }: Player,
  activationDate: number,
): AppliedFreebetRow => {
  const { maxWinCurrency: _, ...data } = freebetData;
  return {
    id,
    templateId,
    playerId,
    playerCode,
    opId,
    activationDate,
    name,
    type,
    stage,
    fromTime: activationDate,
    toTime: Math.min(toTime, activationDate + daysToUse * DAY),
    disciplines,
    freebetData: data,
  };
};
