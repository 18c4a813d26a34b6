import type { components, listBonusReleases } from "@backoffice/api-client";
import { idCell, statusCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { claimable, nameOf } from "../terms/terms.columns.tsx";
import { RELEASE_STATUS } from "./release-status.ts";

type Release = components["schemas"]["BonusRelease"];

/** Columns of the release list. */
export const releaseColumns: ColumnsOf<typeof listBonusReleases> = [
  { id: "title", header: "Name", ...nameOf<Release>(), sortable: true, hideable: false, sticky: "start", width: 190 },
  {
    id: "status",
    header: "Status",
    ...statusCell<Release, Release["status"]>(({ status }) => status, RELEASE_STATUS),
    sortable: true,
    width: 110,
  },
  ...claimable<Release>(),
  {
    id: "claimsCount",
    header: "Claims",
    ...numberCell<Release>(({ claimsCount }) => claimsCount),
    sortable: true,
    width: 85,
  },
  {
    id: "playersCount",
    header: "Players",
    help: "Maximum number of grants.",
    ...numberCell<Release>(({ playersCount }) => playersCount),
    sortable: true,
    width: 90,
  },
  {
    id: "wageredInUSD",
    header: "Wagered",
    ...amountCell<Release>(({ wageredInUSD }) => ({ value: wageredInUSD, currency: "USD" })),
    sortable: true,
    width: 140,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Release>(({ opId }) => opId), sortable: true, width: 150 },
  { id: "uniqeId", header: "ID", ...idCell<Release>(({ uniqeId }) => uniqeId), width: 105 },
];
