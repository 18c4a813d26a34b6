import type { components } from "@backoffice/api-client";
import { formatNumber } from "#kit/numbers/format-number.ts";

type Counts = Pick<components["schemas"]["AffiliateWithdrawJob"], "requestedCount" | "playerCount">;

/** Progress of a job: "5 of 1,200 players". */
export const jobWords = ({ requestedCount, playerCount }: Counts, locale: string): string =>
  `${formatNumber(requestedCount, locale)} of ${formatNumber(playerCount, locale)} ${playerCount === 1 ? "player" : "players"}`;
