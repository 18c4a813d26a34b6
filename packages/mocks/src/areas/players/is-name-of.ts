import type { PlayerRow } from "./player-row.ts";

const words = (name: string) => name.toLowerCase().split(/\s+/).toSorted().join(" ");

/** Whether a name is the player's, in any order and case; a player without a name has no other. */
export const isNameOf = (name: string, { profile: { firstName, lastName } }: Pick<PlayerRow, "profile">): boolean =>
  !firstName || !lastName || words(name) === words(`${firstName} ${lastName}`);
