import { listAffiliateRevenueReport } from "@backoffice/api-client";
import { listAffiliateRevenueReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { reportPage } from "#entities/report/report-page.tsx";

/** `/reports/affiliate-revenue`: results of each affiliate's players, and the affiliate's earnings. */
export const AffiliateRevenueReport = reportPage({
  read: listAffiliateRevenueReport,
  shape,
  label: "Affiliate Revenue report",
  key: "affiliateId",
  first: ["affiliateCode"],
  columns: { affiliateId: "hidden" },
  defaultSort: { id: "totalInUSD", desc: true },
  figures: {
    depositInUSD: { label: "Deposits" },
    ggrInUSD: { label: "GGR" },
    totalInUSD: { label: "Earned", good: "neither" },
    balanceInUSD: { label: "Not withdrawn yet", good: "neither" },
  },
  chart: {
    category: "Affiliate",
    by: "affiliateId",
    name: "affiliateCode",
    of: { totalInUSD: "Earned" },
  },
});
