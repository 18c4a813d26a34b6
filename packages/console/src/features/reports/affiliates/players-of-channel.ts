import type { Proof } from "#entities/report/proof/proof.ts";
import { registered } from "#entities/report/proof/proofs.ts";

/** Who registered through a channel; of all channels no list is filtered. */
export const playersOfChannel: Proof<{ opId: string; channelId: string }> = {
  ...registered(),
  query: (row) => row && { opId: row.opId, channelId: row.channelId },
  picks: ["partnerId"],
};
