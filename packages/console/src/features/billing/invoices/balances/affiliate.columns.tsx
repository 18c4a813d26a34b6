import type { components, listAffiliateBalances } from "@backoffice/api-client";
import { dateCell } from "@backoffice/ui/table";
import { usdCell } from "#entities/billing/usd-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Balance = components["schemas"]["AffiliateBalance"];

/** Columns of affiliate balances: balance first, then its parts. */
export const affiliateColumns: ColumnsOf<typeof listAffiliateBalances> = [
  {
    id: "affiliateCode",
    header: "Affiliate",
    ...playerLinkCell<Balance>(({ affiliateCode }) => ({ playerCode: affiliateCode })),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 130,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Balance>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "balanceInUSD",
    header: "Balance",
    help: "Earnings minus withdrawn and requested amounts.",
    ...usdCell<Balance>((row) => row.balanceInUSD),
    sortable: true,
    width: 140,
  },
  { id: "earnedInUSD", header: "Earned", ...usdCell<Balance>((row) => row.earnedInUSD), sortable: true, width: 140 },
  {
    id: "withdrawnInUSD",
    header: "Withdrawn",
    ...usdCell<Balance>((row) => row.withdrawnInUSD),
    sortable: true,
    width: 140,
  },
  {
    id: "pendingInUSD",
    header: "Pending",
    help: "Requested, not decided yet.",
    ...usdCell<Balance>((row) => row.pendingInUSD),
    sortable: true,
    width: 130,
  },
  {
    id: "referredPlayers",
    header: "Players",
    help: "Referred players.",
    ...numberCell<Balance>((row) => row.referredPlayers),
    sortable: true,
    width: 100,
  },
  {
    id: "lastWithdrawAt",
    header: "Last withdrawal",
    ...dateCell<Balance>((row) => row.lastWithdrawAt),
    sortable: true,
    width: 185,
  },
];
