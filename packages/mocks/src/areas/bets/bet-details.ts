import type { components } from "@backoffice/api-client/contract";
import { betView } from "./bet-view.ts";
import { createRandom } from "../../db/random.ts";
import { sportEvents } from "./sport-events.ts";
import type { BetRow } from "./bets-tables.ts";

type Schemas = components["schemas"];

const MARKETS = [
  ["Match winner", ["Home", "Draw", "Away"]],
  ["Total over/under 2.5", ["Over", "Under"]],
  ["Both sides score", ["Yes", "No"]],
  ["Handicap", ["Home -1", "Away +1"]],
] as const;

const HOUR = 3_600_000;

/** A bet with the fields that only its page shows; they are generated from its id. */
export const betDetails = (bet: BetRow): Schemas["BetDetails"] => {
  const random = createRandom(`bet/${bet.betId}`);
  const stake = Math.round(bet.betAmount * 100);
  const before = stake + random.int(50_000);
  const isSport = bet.betType === "SPORT";
  const legs = !isSport ? 0 : bet.betMode === "SINGLE" ? 1 : 2 + random.int(4);
  const share = bet.odds === null ? 1 : bet.odds ** (1 / Math.max(1, legs));
  const selections = Array.from({ length: legs }, (_, leg): Schemas["BetSelection"] => {
    const [drawn] = sportEvents(random, 1);
    const [market, outcomes] = random.pick(MARKETS);
    // A combination is lost when one leg is lost.
    const lost = bet.status === "LOST" && (leg === 0 || random.chance(0.4));
    return {
      event: bet.event ?? drawn!.event,
      tournament: bet.tournament ?? drawn!.tournament,
      discipline: bet.discipline ?? drawn!.discipline,
      market,
      outcome: random.pick(outcomes),
      odd: Math.max(1.01, Math.round(share * 100) / 100),
      status: bet.status === "LOST" ? (lost ? "LOST" : "WON") : bet.status,
      startsAt: new Date(Date.parse(bet.createdAt) + random.int(48) * HOUR).toISOString(),
    };
  });
  return {
    ...betView(bet),
    roundId: `R-${random.text(9, "0123456789")}`,
    walletType: random.chance(0.1) ? "BONUS" : "MAIN",
    balanceBefore: before / 100,
    balanceAfter: (before - stake) / 100,
    potentialWinAmount: bet.odds === null ? null : Math.round(stake * bet.odds) / 100,
    selections,
  };
};
