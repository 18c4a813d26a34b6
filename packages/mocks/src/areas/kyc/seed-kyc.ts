import { kycPlanOf } from "./kyc-plan.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { playerIdentity } from "../players/player-identity.ts";
import { randomOf, type World } from "../../db/world.ts";
import type { KycRow, KycTables } from "./kyc-tables.ts";

const NOTES = {
  CONFIRMED: ["Thank you, everything matches.", "Confirmed."],
  REJECTED: ["The photo is too dark. Please take another one.", "The name differs from the name of your account."],
} as const;

/** The KYC items of every player. */
export const seedKyc = (world: World): KycTables => {
  const random = randomOf(world, "kyc");
  const items = new Map<string, KycRow>();
  for (const player of world.players.values()) {
    const { createdAt } = player;
    const registered = Date.parse(createdAt);
    for (const item of kycPlanOf(player)) {
      const kycId = random.uuid();
      const { kycStatus } = item;
      const updated = registered + random.int(Math.max(1, world.now - registered));
      const updatedAt = kycStatus === "NOT_SUBMITTED" ? createdAt : new Date(updated).toISOString();
      const decided = kycStatus === "CONFIRMED" || kycStatus === "REJECTED" ? updatedAt : null;
      const who = decided ? random.pick(DECIDERS) : null;
      items.set(kycId, {
        kycId,
        ...playerIdentity(player),
        ...item,
        createdAt,
        updatedAt,
        approvedAt: kycStatus === "CONFIRMED" ? decided : null,
        approvedBy: kycStatus === "CONFIRMED" ? who : null,
        rejectedAt: kycStatus === "REJECTED" ? decided : null,
        rejectedBy: kycStatus === "REJECTED" ? who : null,
        noteForPlayer: kycStatus === "CONFIRMED" || kycStatus === "REJECTED" ? random.pick(NOTES[kycStatus]) : null,
      });
    }
  }
  return { items, corrections: new Map() };
};
