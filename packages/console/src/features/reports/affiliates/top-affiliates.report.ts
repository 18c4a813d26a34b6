import { listTopAffiliateReport } from "@backoffice/api-client";
import { listTopAffiliateReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { reportPage } from "#entities/report/report-page.tsx";

/** `/reports/top-affiliates`: affiliates by earnings. */
export const TopAffiliatesReport = reportPage({
  read: listTopAffiliateReport,
  shape,
  label: "Top Affiliates report",
  key: "affiliateId",
  first: ["rank", "affiliateCode"],
  columns: { rank: { width: 80 }, affiliateId: "hidden" },
  defaultSort: { id: "rank", desc: false },
  figures: {
    totalInUSD: { label: "Earned", good: "neither" },
    depositInUSD: { label: "Deposits" },
    ggrInUSD: { label: "GGR" },
    activePlayers: { label: "Active players" },
  },
  chart: {
    category: "Affiliate",
    by: "affiliateId",
    name: "affiliateCode",
    of: { totalInUSD: "Earned" },
  },
});
