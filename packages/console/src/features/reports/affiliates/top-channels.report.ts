import { listTopChannelReport } from "@backoffice/api-client";
import { listTopChannelReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { reportPage } from "#entities/report/report-page.tsx";
import { playersOfChannel } from "./players-of-channel.ts";

/** `/reports/top-channels`: channels by results. */
export const TopChannelsReport = reportPage({
  read: listTopChannelReport,
  shape,
  label: "Top Channels report",
  key: "channelId",
  first: ["rank", "description"],
  columns: { rank: { width: 80 }, channelId: "hidden" },
  defaultSort: { id: "rank", desc: false },
  figures: {
    depositInUSD: { label: "Deposits" },
    ggrInUSD: { label: "GGR" },
    registrations: { label: "Registrations" },
    clicks: { label: "Clicks" },
  },
  drillDowns: { registrations: playersOfChannel },
  chart: {
    category: "Channel",
    by: "channelId",
    name: "description",
    of: { ggrInUSD: "GGR" },
  },
});
