import type { Input } from "@backoffice/api-client/contract";
import { isSettled } from "./settled-bets.ts";
import type { Operations } from "../../request/handler.ts";
import type { BetRow } from "./bets-tables.ts";

type Filter = Input<Operations["listBets"]>["body"];

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part) ?? false;

/**
 * Whether a bet passes the filters that compare more than a field of their name. Only a single bet has an event, a
 * tournament and a discipline.
 */
export const betFilter = (asked: Filter) => {
  const { isTest, playerId, providerId } = asked;
  const [betId, playerCode, currency] = [asked.betId, asked.playerCode, asked.currency].map((it) =>
    it?.trim().toUpperCase(),
  );
  const [event, tournament, discipline] = [asked.event, asked.tournament, asked.discipline].map((it) =>
    it?.trim().toLowerCase(),
  );
  return (row: BetRow): boolean =>
    (asked.isSettled === undefined || isSettled(row) === asked.isSettled) &&
    (isTest === undefined || row.player.isTest === isTest) &&
    (!betId || row.betId === betId) &&
    (!playerId || row.player.playerId === playerId) &&
    (!playerCode || row.player.playerCode === playerCode) &&
    (!currency || row.currency === currency) &&
    (!providerId || row.game.providerId === providerId) &&
    (!event || has(row.event, event)) &&
    (!tournament || has(row.tournament, tournament)) &&
    (!discipline || row.discipline?.toLowerCase() === discipline);
};
