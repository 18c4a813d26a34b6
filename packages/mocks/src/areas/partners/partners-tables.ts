import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A partner with its lifetime earnings: the balance is computed from them and the withdrawals, the user is among the staff. */
export type PartnerRow = Omit<Schemas["Partner"], "balanceInUSD" | "userEmail"> & { earnedInUSD: number };

export type PartnerChannelRow = Omit<Schemas["PartnerChannel"], "playerCount">;
export type PartnerWithdrawRow = Schemas["PartnerWithdraw"];

export type PartnersTables = {
  partners: Map<string, PartnerRow>;
  channels: Map<string, PartnerChannelRow>;
  withdraws: Map<string, PartnerWithdrawRow>;
};
