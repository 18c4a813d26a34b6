import type { components } from "@backoffice/api-client";

/** Progress of a job: "5 of 12 players". */
export const jobWords = ({
  requestedCount,
  playerCount,
}: Pick<components["schemas"]["AffiliateWithdrawJob"], "requestedCount" | "playerCount">): string =>
  `${requestedCount} of ${playerCount} ${playerCount === 1 ? "player" : "players"}`;
