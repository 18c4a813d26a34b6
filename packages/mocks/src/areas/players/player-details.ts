import { kycPlanOf, verificationsOf } from "../kyc/kyc-plan.ts";
import { FIRST_NAMES, LAST_NAMES, NICKS } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";
import { slug } from "../../db/words/slug.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { PlayerRow } from "./player-row.ts";

type Basics = Pick<
  PlayerRow,
  | "playerId"
  | "playerCode"
  | "username"
  | "email"
  | "isTest"
  | "isVerified"
  | "isBlocked"
  | "opId"
  | "opTitle"
  | "parentOpId"
  | "createdAt"
>;

const COUNTRIES = ["SE", "DE", "NO", "ES", "FR", "TR", "BR", "GB"] as const;
const DAY = 86_400_000;

/** Draws and discards random numbers that an earlier version used for wallets, to keep the values seeded after them. */
const passWallets = (random: Random, ...shares: readonly number[]): void => {
  for (const share of shares) if (!random.chance(share)) random.next();
};

/** Number of marketing channels, and of affiliates, that each operator and brand has. */
export const CHANNELS_EACH = 3;
export const channelIdOf = (opId: string, index: number): string => `ch-${slug(opId)}-${index + 1}`;
export const affiliateIdOf = (opId: string, index: number): string => `aff-${slug(opId)}-${index + 1}`;

/** Adds the details of a player. `referrers` are codes of earlier players of the same operator or brand. */
export const withDetails = (
  random: Random,
  basics: Basics,
  { parent, referrers, now }: { parent: OperatorRow | undefined; referrers: readonly string[]; now: number },
): PlayerRow => {
  const { opId, createdAt, isVerified } = basics;
  const isActive = random.chance(0.8);
  passWallets(random, 0.3);
  const refId = referrers.length > 0 && random.chance(0.35) ? random.pick(referrers) : null;
  const deposits = isActive ? random.int(30) : 0;
  const registered = Date.parse(createdAt);
  const who = {
    ...basics,
    profile: {
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      nickName: random.chance(0.3) ? `${random.pick(NICKS)}${random.int(100)}` : null,
      phone: isVerified || random.chance(0.5) ? `46${random.text(9, "0123456789")}` : null,
      country: random.pick(COUNTRIES),
      birthDate: isVerified ? new Date((random.int(40 * 365) - 3650) * DAY).toISOString().slice(0, 10) : null,
    },
    chatIsBlocked: random.chance(0.02),
    isDeleted: random.chance(0.01),
    is2FAEnabled: random.chance(0.25),
    parentOpTitle: parent ? (parent.title ?? parent.opId) : null,
    affId: random.chance(0.2) ? affiliateIdOf(opId, random.int(CHANNELS_EACH)) : null,
    refId,
    channelId: random.chance(0.5) ? channelIdOf(opId, random.int(CHANNELS_EACH)) : null,
    subChannelId: random.chance(0.1) ? random.pick(["spring", "autumn", "banner"]) : null,
  };
  passWallets(random, 0.3, 0.4, 0.7);
  return {
    ...who,
    playerStats: {
      totalBetCount: isActive ? random.int(900) : 0,
      totalDepositCount: deposits,
      totalWithdrawCount: random.int(Math.ceil(deposits / 3) + 1),
      totalTopUpIncreaseCount: random.chance(0.1) ? 1 + random.int(3) : 0,
    },
    kyc: { verifications: verificationsOf(kycPlanOf(basics)) },
    isAffCpaCredited: refId !== null && deposits > 0,
    isAffCprCredited: refId !== null,
    updatedAt: new Date(registered + random.int(Math.max(1, now - registered))).toISOString(),
  };
};
