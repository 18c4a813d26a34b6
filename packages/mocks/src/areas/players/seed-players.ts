import { withDetails } from "./player-details.ts";
import { createRandom } from "../../db/random.ts";
import type { Sizes } from "../../db/sizes.ts";
import { slug } from "../../db/words/slug.ts";
import { FIRST_NAMES, LAST_NAMES, NICKS, NICK_ENDS } from "../../db/words/people.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { PlayerRow } from "./player-row.ts";

const DAY = 86_400_000;
// Without characters that are easily confused, such as O and 0.
const CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const TLDS = ["com", "net", "org"] as const;

/** Players of all operators and brands, registered within the 90 days before `now` (milliseconds since 1970). */
export const seedPlayers = (
  seed: string,
  { players: count }: Sizes,
  operators: Map<string, OperatorRow>,
  now: number,
): Map<string, PlayerRow> => {
  const random = createRandom(`${seed}/players`);
  const details = createRandom(`${seed}/players/details`);
  // Referrers are among the first players of each operator or brand.
  const referrers = new Map<string, string[]>();
  const places = [...operators.values()];
  const players = new Map<string, PlayerRow>();
  const codes = new Set<string>();
  while (players.size < count) {
    // A fifth of the players at the first operator and its first brands, which most accounts to sign in as can see.
    const operator = random.pick(random.chance(0.2) ? places.slice(0, 3) : places);
    const playerId = random.text(24, "0123456789abcdef");
    const playerCode = random.text(4 + random.int(3), CODE);
    if (codes.has(playerCode)) continue;
    codes.add(playerCode);
    const name = `${slug(random.pick(FIRST_NAMES))}.${slug(random.pick(LAST_NAMES))}${random.int(100)}`;
    const basics = {
      playerId,
      playerCode,
      username: random.chance(0.03) ? null : `${random.pick(NICKS)}${random.pick(NICK_ENDS)}${random.int(1000)}`,
      email: random.chance(0.02) ? null : `${name}@example.${random.pick(TLDS)}`,
      isTest: random.chance(0.05),
      isVerified: random.chance(0.7),
      isBlocked: random.chance(0.03),
      opId: operator.opId,
      opTitle: operator.title ?? operator.opId,
      parentOpId: operator.parentOpId,
      createdAt: new Date(now - random.int(90 * DAY)).toISOString(),
    };
    const earlier = referrers.get(operator.opId) ?? [];
    const parent = operators.get(operator.parentOpId ?? "");
    players.set(playerId, withDetails(details, basics, { parent, referrers: earlier, now }));
    if (earlier.length < 12) referrers.set(operator.opId, [...earlier, playerCode]);
  }
  return players;
};
