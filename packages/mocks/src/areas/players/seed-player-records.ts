import { DECIDERS, NICKS, NICK_ENDS } from "../../db/words/people.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { PlayerRecordsTables } from "./player-records-tables.ts";

const HOUR = 3600;
const TITLES = ["Welcome offer", "Spring reload", "Weekend boost", "Loyalty gift", "Second chance"] as const;

const seedUsernames = (world: World): PlayerRecordsTables["usernames"] => {
  const random = randomOf(world, "usernames");
  const players = [...world.players.values()].filter((it) => it.username);
  const usernames: PlayerRecordsTables["usernames"] = new Map();
  const step = Math.max(1, Math.floor(players.length / rowsOf(world, 160)));
  for (let at = 0; at < players.length; at += step) {
    const { playerId, playerCode, opId, opTitle, isTest, username } = players[at]!;
    const share = random.next();
    const status = at === 0 || share < 0.4 ? "PENDING" : share < 0.8 ? "APPROVE" : "REJECT";
    const hours = 1 + random.int(24 * 20);
    const wish = `${random.pick(NICKS)}_${random.pick(NICK_ENDS)}${random.int(100)}`;
    usernames.set(playerCode, {
      playerId,
      playerCode,
      opId,
      opTitle,
      isTest,
      originalUsername: status === "APPROVE" ? wish : username,
      username: status === "PENDING" ? wish : username,
      status,
      note: status === "REJECT" ? "This name belongs to another player." : null,
      requestedAt: ago(world, hours * HOUR),
      reviewedAt: status === "PENDING" ? null : ago(world, (hours - 1) * HOUR),
      reviewedBy: status === "PENDING" ? null : random.pick(DECIDERS),
    });
  }
  return usernames;
};

const seedBonuses = (world: World): PlayerRecordsTables["bonuses"] => {
  const random = randomOf(world, "player-bonuses");
  const players = [...world.players.values()];
  const bonuses: PlayerRecordsTables["bonuses"] = new Map();
  const count = players.length === 0 ? 0 : rowsOf(world, 2500);
  for (let i = 0; i < count; i++) {
    const { playerCode, opId } = i < 3 ? players[0]! : random.pick(players);
    const uniqeId = random.uuid();
    bonuses.set(uniqeId, {
      bonusId: `bn-${1000 + random.int(400)}`,
      uniqeId,
      playerCode,
      opId,
      title: random.pick(TITLES),
      type: random.pick(["DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS", "RELEASE"] as const),
      prizeType: random.pick(["CASH", "FREE_BET", "FREE_SPIN"] as const),
      bonusAmountInUSD: 5 * (1 + random.int(20)),
      version: 1 + random.int(4),
      createdAt: ago(world, random.int(60 * 24) * HOUR),
    });
  }
  return bonuses;
};

/** Players' username requests and bonuses. */
export const seedPlayerRecords = (world: World): PlayerRecordsTables => ({
  usernames: seedUsernames(world),
  bonuses: seedBonuses(world),
});
