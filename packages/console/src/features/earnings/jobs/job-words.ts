import type { components } from "@backoffice/api-client";

/** How many players a job has asked for: "5 of 12 players". */
export const jobWords = ({
  requestedCount,
  playerCount,
}: Pick<components["schemas"]["AffiliateWithdrawJob"], "requestedCount" | "playerCount">): string =>
  `${requestedCount} of ${playerCount} ${playerCount === 1 ? "player" : "players"}`;
