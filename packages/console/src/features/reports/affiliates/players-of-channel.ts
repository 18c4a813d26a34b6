import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { registered } from "#entities/report/drill-down/drill-downs.ts";

/** Players registered through a channel; no link for the total, which no list filter matches. */
export const playersOfChannel: DrillDown<{ opId: string; channelId: string }> = {
  ...registered(),
  query: (row) => row && { opId: row.opId, channelId: row.channelId },
  picks: ["partnerId"],
};
