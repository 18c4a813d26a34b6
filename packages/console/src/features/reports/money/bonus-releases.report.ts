import { listBonusReleaseReport } from "@backoffice/api-client";
import { listBonusReleaseReport as shape } from "@backoffice/api-client/shapes/money-reports";
import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { reportPage } from "#entities/report/report-page.tsx";

/** Releases of the total; a row opens its own. */
const releases: DrillDown<object> = {
  to: "/bonus/releases",
  permission: "view_bonuses",
  query: (row) => (row ? undefined : {}),
  carries: { search: "search" },
  untilNow: true,
};

/** `/reports/bonus-releases`: results of releases that started in the period. */
export const BonusReleasesReport = reportPage({
  read: listBonusReleaseReport,
  shape,
  label: "Bonus Releases report",
  key: "bonusId",
  first: ["title"],
  opens: { page: "/bonus/releases/{bonusId}" },
  defaultSort: { id: "claimedInUSD", desc: true },
  figures: {
    players: { label: "Players", good: "neither" },
    claims: { label: "Claims" },
    grantedInUSD: { label: "Granted", good: "neither" },
    claimedInUSD: { label: "Claimed", good: "neither" },
  },
  drillDowns: { players: releases, claims: releases, grantedInUSD: releases, claimedInUSD: releases },
  chart: {
    category: "Release",
    by: "bonusId",
    name: "title",
    of: { claimedInUSD: "Claimed" },
  },
});
