import type { components } from "@backoffice/api-client/contract";

export type UsernameRequestRow = components["schemas"]["UsernameRequest"];
export type PlayerBonusRow = components["schemas"]["PlayerBonus"];

export type PlayerRecordsTables = {
  /** By player code: the last request of each. */
  usernames: Map<string, UsernameRequestRow>;
  /** By `uniqeId`. */
  bonuses: Map<string, PlayerBonusRow>;
};
