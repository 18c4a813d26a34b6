import type { Proof } from "#entities/report/proof/proof.ts";
import { registered } from "#entities/report/proof/proofs.ts";

/** Players registered through a channel; no link for the total, which no list filter matches. */
export const playersOfChannel: Proof<{ opId: string; channelId: string }> = {
  ...registered(),
  query: (row) => row && { opId: row.opId, channelId: row.channelId },
  picks: ["partnerId"],
};
