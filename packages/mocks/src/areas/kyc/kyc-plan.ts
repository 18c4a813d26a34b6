import type { components } from "@backoffice/api-client/contract";
import { createRandom, type Random } from "../../db/random.ts";

type Status = "NOT_SUBMITTED" | "PENDING" | "CONFIRMED" | "REJECTED";
type OptionType = components["schemas"]["KycOptionType"];

/** One item of a player's KYC, before it has an id. */
export type KycPlanItem = { level: number; optionType: OptionType; kycStatus: Status };

const statusOf = (random: Random): Status => {
  const value = random.next();
  if (value < 0.55) return "NOT_SUBMITTED";
  if (value < 0.58) return "PENDING";
  return value < 0.92 ? "CONFIRMED" : "REJECTED";
};

/** The KYC items of a player and their states, deterministic per player. A verified player's are all confirmed. */
export const kycPlanOf = ({ playerId, isVerified }: { playerId: string; isVerified: boolean }): KycPlanItem[] => {
  const random = createRandom(`kyc/${playerId}`);
  const paper = random.chance(0.5) ? "PASSPORT" : "CARD";
  const types: [number, OptionType][] = [
    [1, "EMAIL"],
    [1, "MOBILE_NUMBER"],
    [2, "PERSONAL_DETAILS"],
    [2, "ADDRESS"],
    [3, `${paper}_ID`],
    [3, `${paper}_COPY`],
  ];
  return types.map(([level, optionType], index) => {
    if (isVerified) return { level, optionType, kycStatus: "CONFIRMED" };
    const kycStatus = statusOf(random);
    // The picture is confirmed last: a player with all items confirmed would be verified.
    return { level, optionType, kycStatus: index === 5 && kycStatus === "CONFIRMED" ? "PENDING" : kycStatus };
  });
};

/** Number of items by state. */
export const verificationsOf = (items: Iterable<{ kycStatus: string }>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kycStatus } of items) counts[kycStatus] = (counts[kycStatus] ?? 0) + 1;
  return counts;
};
