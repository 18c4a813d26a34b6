import type { components, listPlayerBalances } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Balance = components["schemas"]["PlayerBalance"];
type Column = ColumnsOf<typeof listPlayerBalances>[number];

/** Columns shared by the wallet lists; each list picks and orders its own. */
export const balanceColumns = {
  player: {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Balance>((row) => row),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  currency: {
    id: "currency",
    header: "Currency",
    help: "Active: the player's current currency.",
    cell: ({ currency, isActive }) => (
      <span className="flex items-center gap-2">
        {currency} {isActive && <Badge tone="note">Active</Badge>}
      </span>
    ),
    text: ({ currency }) => currency,
    sortable: true,
    width: 130,
  },
  balance: {
    id: "balance",
    header: "Balance",
    ...amountCell<Balance>(({ balance, currency }) => ({ value: balance, currency })),
    width: 170,
  },
  inUSD: {
    id: "balanceInUSD",
    header: "In USD",
    help: "At the current exchange rate.",
    ...amountCell<Balance>((row) => ({ value: row.balanceInUSD, currency: "USD" })),
    sortable: true,
    width: 150,
  },
  bonus: {
    id: "bonusBalanceInUSD",
    header: "Bonus wallet",
    help: "Total of all currencies of the player in USD.",
    ...amountCell<Balance>((row) => ({ value: row.bonusBalanceInUSD, currency: "USD" })),
    sortable: true,
    width: 150,
  },
  operator: { id: "opId", header: "Operator", ...operatorCell<Balance>(({ opId }) => opId), width: 160 },
} as const satisfies Record<string, Column>;
