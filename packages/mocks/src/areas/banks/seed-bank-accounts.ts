import { BANK_NAMES } from "./bank-names.ts";
import { markDuplicates } from "./mark-duplicates.ts";
import { accountNumber, cardNumber, iban } from "../../db/words/numbers.ts";
import { createRandom, type Random } from "../../db/random.ts";
import type { Sizes } from "../../db/sizes.ts";
import { APPROVAL_NOTES, REJECTION_NOTES } from "../../db/words/notes.ts";
import { DECIDERS, FIRST_NAMES, LAST_NAMES } from "../../db/words/people.ts";
import type { BankAccountRow } from "./bank-account-row.ts";
import type { PlayerRow } from "../players/player-row.ts";

const DAY = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

type Decision = Pick<BankAccountRow, "status" | "approvedBy" | "rejectedBy" | "confirmedAt" | "noteForThePlayer">;

const pending: Decision = {
  status: "PENDING",
  approvedBy: null,
  rejectedBy: null,
  confirmedAt: null,
  noteForThePlayer: null,
};

/** A decision within two days after the account was created, not later than now. */
const decision = (random: Random, created: number, now: number): Decision => {
  const who = random.pick(DECIDERS);
  const confirmedAt = iso(created + random.int(Math.min(2 * DAY, now - created)));
  return random.chance(0.75)
    ? {
        status: "APPROVED",
        approvedBy: who,
        rejectedBy: null,
        confirmedAt,
        noteForThePlayer: random.pick(APPROVAL_NOTES),
      }
    : {
        status: "REJECTED",
        approvedBy: null,
        rejectedBy: who,
        confirmedAt,
        noteForThePlayer: random.pick(REJECTION_NOTES),
      };
};

/** Of nine accounts, one belongs to somebody else than the player. */
const holderOf = (random: Random, { profile: { firstName, lastName } }: PlayerRow, ordinal: number): string => {
  const stranger = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  return firstName && lastName && ordinal % 9 !== 4 ? `${firstName} ${lastName}` : stranger;
};

const account = (
  random: Random,
  player: PlayerRow,
  ordinal: number,
  now: number,
  twin: BankAccountRow | undefined,
): BankAccountRow => {
  const created = now - 60_000 - random.int(90 * DAY - 60_000);
  const kind = random.next();
  const { playerId, playerCode, username, isTest } = player;
  return {
    uuid: random.uuid(),
    opId: player.opId,
    isDeleted: random.chance(0.05),
    player: { playerId, playerCode, username, isTest },
    bankName: random.pick(BANK_NAMES).en,
    nameOnCard: random.chance(0.1) ? null : holderOf(random, player, ordinal),
    cardNumber: kind < 0.7 ? (twin?.cardNumber ?? cardNumber(random)) : null,
    cardNumberIsDuplicated: false,
    iban: kind > 0.3 ? (twin?.iban ?? iban(random)) : null,
    ibanIsDuplicated: false,
    accountNumber: random.chance(0.5) ? accountNumber(random) : null,
    createdAt: iso(created),
    ...(random.chance(0.25) ? pending : decision(random, created, now)),
  };
};

/** Bank accounts of the players, created within the 90 days before `now`; about 4 % duplicate the number of another. */
export const seedBankAccounts = (
  seed: string,
  { bankAccounts: count }: Sizes,
  players: Map<string, PlayerRow>,
  now: number,
): Map<string, BankAccountRow> => {
  const random = createRandom(`${seed}/bank-accounts`);
  const owners = [...players.values()];
  const rows: BankAccountRow[] = [];
  while (rows.length < count) {
    const twin = rows.length > 0 && random.chance(0.025) ? random.pick(rows) : undefined;
    rows.push(account(random, random.pick(owners), rows.length, now, twin));
  }
  return new Map(markDuplicates(rows).map((row) => [row.uuid, row]));
};
