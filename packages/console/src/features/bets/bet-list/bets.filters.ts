import type { listBets, RefKind } from "@backoffice/api-client";
import { dateRange, lookup, select, text, triState, type FilterPlace } from "@backoffice/ui/filters";
import { betIdFilter } from "#entities/bet/bet-id-filter.ts";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { lookupOf } from "#entities/fields/lookups.ts";
import { playerFilter } from "#entities/player/player-filter.ts";
import type { FilterName } from "#kit/list/call-types.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** Filters of the bet lists. */
export type BetFilter = FilterName<typeof listBets.operation>;

type LookupFilter = ReturnType<typeof lookup>;

/** Event, tournament and discipline apply to single sport bets only (money §9). */
const OF_SINGLE_SPORT = { requires: { betType: "SPORT", betMode: "SINGLE" }, place: "more" } as const;

const STATUS = Object.entries(BET_STATUS).map(([value, { label }]) => ({ value, label }));
const TYPE = [
  { value: "CASINO", label: "Casino" },
  { value: "SPORT", label: "Sport" },
] as const;
const MODE = [
  { value: "SINGLE", label: "Single" },
  { value: "COMBO", label: "Combo" },
  { value: "SYSTEM", label: "System" },
] as const;

const search = text({ label: "Search", placeholder: "Bet ID, player, game, event", place: "bar" });
const status = select({ label: "Status", options: STATUS, place: "bar" });
const betType = select({ label: "Bet type", options: TYPE });

/** Filters of the full list. */
export const betFilters = defineListFilters<typeof listBets>()((context) => {
  const lookupFilter = <Name extends BetFilter>(name: Name, ref: RefKind, place: FilterPlace = "more") => {
    const known = lookupOf(ref, context);
    return known && ({ [name]: lookup({ ...known, place }) } as Record<Name, LookupFilter>);
  };
  return {
    search,
    status,
    period: dateRange({ label: "Placed", timeZone: context.timeZone, locale: context.locale, place: "bar" }),
    playerCode: playerFilter(context),
    betType,
    betMode: select({ label: "Bet mode", options: MODE }),
    isSettled: triState({ label: "Counted in reports", yes: "Won, lost, cashback", no: "Open, canceled" }),
    event: text({ label: "Event", maxLength: 200, ...OF_SINGLE_SPORT }),
    tournament: text({ label: "Tournament", maxLength: 200, ...OF_SINGLE_SPORT }),
    discipline: text({ label: "Discipline", maxLength: 60, ...OF_SINGLE_SPORT }),
    betId: betIdFilter(),
    ...lookupFilter("currency", "currency", "drawer"),
    ...lookupFilter("gameId", "game"),
    ...lookupFilter("providerId", "provider"),
    // Player IDs are for platform staff (money §6).
    ...(context.isPlatform && lookupFilter("playerId", "player-id")),
  };
});

/** Filters of the quick list. */
export const quickBetFilters = defineListFilters<typeof listBets>()((context) => ({
  search,
  status,
  betType: { ...betType, place: "bar" },
  period: dateRange({ label: "Placed", timeZone: context.timeZone, locale: context.locale }),
}));
