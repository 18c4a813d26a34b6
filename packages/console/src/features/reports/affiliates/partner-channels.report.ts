import { listPartnerChannelReport } from "@backoffice/api-client";
import { listPartnerChannelReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { reportPage } from "#entities/report/report-page.tsx";
import { playersOfChannel } from "./players-of-channel.ts";

/** `/reports/partner-channels`: each channel from clicks to GGR, with the partner's share. */
export const PartnerChannelsReport = reportPage({
  read: listPartnerChannelReport,
  shape,
  label: "Partner Channels report",
  key: "channelId",
  first: ["description"],
  columns: { channelId: "hidden" },
  defaultSort: { id: "ggrInUSD", desc: true },
  figures: {
    registrations: { label: "Registrations" },
    depositInUSD: { label: "Deposits" },
    ggrInUSD: { label: "GGR" },
    partnerShareInUSD: { label: "Partners' share", good: "neither" },
  },
  drillDowns: { registrations: playersOfChannel },
  chart: {
    category: "Channel",
    by: "channelId",
    name: "description",
    of: { ggrInUSD: "GGR" },
  },
});
