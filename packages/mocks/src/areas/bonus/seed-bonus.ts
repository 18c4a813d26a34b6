import type { components } from "@backoffice/api-client/contract";
import { toCents } from "../../db/money/amounts.ts";
import { DECIDERS } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";
import { seedClaims, seedRequests } from "./seed-bonus-claims.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { BonusFormRow, BonusReleaseRow, BonusRow, BonusTables } from "./bonus-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { TransactionRow, TransactionsTables } from "../transactions/transactions-tables.ts";

type Schemas = components["schemas"];

const DAY = 86_400;
const TITLES = ["Welcome Match", "Weekend Reload", "Monday Boost", "First Steps", "High Tide", "Golden Hour"] as const;
const RELEASES = ["Autumn Drop", "Derby Weekend", "Lucky Thirteen", "Payday Gift", "Full Moon Spins"] as const;
const FORMS = ["Loyalty gift", "Birthday bonus", "Lost session refund", "Bring a friend"] as const;
const PRIZES = ["BONUS_BALANCE", "BONUS_BALANCE", "CASH", "FREE_SPINS", "FREE_BET"] as const;
const TYPES = ["DEPOSIT_BONUS", "DEPOSIT_BONUS", "REGISTRATION_BONUS", "MANUAL_BONUS"] as const;

const terms = (random: Random, world: World, isDeposit: boolean) => {
  const startsAgo = (random.int(120) - 10) * DAY;
  return {
    description: random.chance(0.5) ? "One a player. Other terms apply." : null,
    prizeType: random.pick(PRIZES),
    bonusAmountInUSD: 5 * (1 + random.int(40)),
    bonusPercentage: isDeposit ? 25 * (1 + random.int(6)) : null,
    minDepositInUSD: isDeposit ? 10 * (1 + random.int(5)) : null,
    wagerRequirement: 5 * random.int(8),
    daysToUse: 1 + random.int(30),
    startTime: ago(world, startsAgo),
    endTime: ago(world, startsAgo - (3 + random.int(60)) * DAY),
  };
};

const meta = (random: Random, world: World) => {
  const created = random.int(120 * DAY);
  return {
    version: 1 + random.int(5),
    createdAt: ago(world, created),
    updatedAt: ago(world, random.int(created + 1)),
    createdBy: random.pick(DECIDERS),
  };
};

/** The status of a release at a time (milliseconds since 1970). */
export const releaseStatus = (
  { startTime, endTime }: { startTime: string; endTime: string },
  now: number,
): Schemas["BonusReleaseStatus"] => {
  if (now < Date.parse(startTime)) return "SCHEDULED";
  return now < Date.parse(endTime) ? "RUNNING" : "ENDED";
};

const seedBonuses = (random: Random, world: World, places: OperatorRow[]): Map<string, BonusRow> => {
  const bonuses = new Map<string, BonusRow>();
  for (let i = rowsOf(world, 140); i > 0; i--) {
    const operator = i <= 2 ? places[0]! : random.pick(places);
    const type = random.pick(TYPES);
    const bonusId = random.uuid();
    bonuses.set(bonusId, {
      bonusId,
      uniqeId: `BN-${10_000 + i}`,
      opId: operator.opId,
      opTitle: operator.title ?? operator.opId,
      type,
      status: i % 5 === 0 ? "INACTIVE" : "ACTIVE",
      title: `${random.pick(TITLES)} ${i}`,
      ...terms(random, world, type === "DEPOSIT_BONUS"),
      // Every third one is translated, every fourth is limited to some currencies.
      titles: i % 3 === 0 ? { sv: `Veckans bonus ${i}`, de: `Bonus der Woche ${i}` } : {},
      descriptions: {},
      currencies: i % 4 === 0 ? ["EUR", "SEK"] : [],
      claimsCount: 0,
      ...meta(random, world),
    });
  }
  return bonuses;
};

const seedReleases = (random: Random, world: World, places: OperatorRow[]): Map<string, BonusReleaseRow> => {
  const releases = new Map<string, BonusReleaseRow>();
  for (let i = rowsOf(world, 90); i > 0; i--) {
    const operator = i <= 2 ? places[0]! : random.pick(places);
    const bonusId = random.uuid();
    const about = terms(random, world, random.chance(0.4));
    const status = releaseStatus(about, world.now);
    const playersCount = 20 + random.int(900);
    const claimsCount = status === "SCHEDULED" ? 0 : random.int(playersCount);
    releases.set(bonusId, {
      bonusId,
      uniqeId: `RL-${10_000 + i}`,
      opId: operator.opId,
      opTitle: operator.title ?? operator.opId,
      type: "release",
      status,
      title: `${random.pick(RELEASES)} ${i}`,
      ...about,
      playersCount,
      claimsCount,
      wageredInUSD: toCents(claimsCount * about.bonusAmountInUSD * random.next() * 4),
      ...meta(random, world),
    });
  }
  return releases;
};

const seedForms = (random: Random, world: World, places: OperatorRow[]): Map<string, BonusFormRow> => {
  const forms = new Map<string, BonusFormRow>();
  for (const operator of world.sizes.scale === 0 ? [] : places)
    for (const title of FORMS.slice(0, 1 + random.int(FORMS.length))) {
      const bonusId = random.uuid();
      forms.set(bonusId, {
        bonusId,
        uniqeId: `FM-${10_000 + forms.size}`,
        opId: operator.opId,
        opTitle: operator.title ?? operator.opId,
        title,
        description: null,
        prizeType: random.pick(PRIZES),
        bonusAmountInUSD: 5 * (1 + random.int(20)),
        status: random.chance(0.15) ? "INACTIVE" : "ACTIVE",
        fields: [
          { key: "reason", label: "Why do you ask?", isRequired: true },
          { key: "game", label: "What do you play most?", isRequired: false },
        ],
        ...meta(random, world),
      });
    }
  return forms;
};

/**
 * The payments of each bonus transaction: for a form that staff gave, else for a bonus of its kind, if there is one.
 */
const seedPaid = (random: Random, tables: BonusTables, transactions: Iterable<TransactionRow>): void => {
  const bonuses = Map.groupBy(tables.bonuses.values(), (it) => `${it.opId} ${it.type}`);
  const forms = Map.groupBy(tables.forms.values(), (it) => it.opId);
  for (const { txId, opId, transactionType, transactionSubType } of transactions) {
    if (transactionType !== "BONUS") continue;
    const type = transactionSubType === "BONUS_CLAIM" ? "DEPOSIT_BONUS" : transactionSubType;
    const given = type === "MANUAL_BONUS" ? forms.get(opId) : bonuses.get(`${opId} ${type}`);
    if (!given) continue;
    const { bonusId, title } = random.pick<BonusFormRow | BonusRow>(given);
    tables.paid.set(txId, { bonusId, bonusTitle: title });
  }
};

/** Bonuses, releases and forms of operators and brands, claims and requests of players, and payments. */
export const seedBonus = (world: World, seeded: () => { transactions: TransactionsTables }): BonusTables => {
  const random = randomOf(world, "bonus");
  const places = [...world.operators.values()];
  const players = [...world.players.values()];
  const tables: BonusTables = {
    bonuses: seedBonuses(random, world, places),
    releases: seedReleases(random, world, places),
    forms: seedForms(random, world, places),
    requests: new Map(),
    claims: new Map(),
    paid: new Map(),
  };
  if (players.length === 0) return tables;
  seedClaims(random, world, tables, players);
  seedRequests(random, world, tables, players);
  seedPaid(random, tables, seeded().transactions.transactions.values());
  return tables;
};
