import { listPlayerBalances, type components } from "@backoffice/api-client";
import { listPlayerBalances as shape } from "@backoffice/api-client/shapes/players";
import { Badge } from "@backoffice/ui";
import { Wallet } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { walletActions } from "../player.actions.ts";

type Balance = components["schemas"]["PlayerBalance"];

const columns: ColumnsOf<typeof listPlayerBalances> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Balance>((row) => row),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  {
    id: "currency",
    header: "Currency",
    help: "Active: the player plays in it now.",
    cell: ({ currency, isActive }) => (
      <span className="flex items-center gap-2">
        {currency} {isActive && <Badge tone="info">Active</Badge>}
      </span>
    ),
    text: ({ currency }) => currency,
    sortable: true,
    width: 130,
  },
  {
    id: "balance",
    header: "Balance",
    ...amountCell<Balance>(({ balance, currency }) => ({ value: balance, currency })),
    width: 170,
  },
  {
    id: "balanceInUSD",
    header: "In USD",
    help: "At today's rate.",
    ...amountCell<Balance>((row) => ({ value: row.balanceInUSD, currency: "USD" })),
    sortable: true,
    width: 150,
  },
  {
    id: "bonusBalanceInUSD",
    header: "Bonus wallet",
    help: "One for all currencies of the player, in US dollars.",
    ...amountCell<Balance>((row) => ({ value: row.bonusBalanceInUSD, currency: "USD" })),
    sortable: true,
    width: 150,
  },
  { id: "opId", header: "Operator", ...operatorCell<Balance>(({ opId }) => opId), width: 160 },
];

/** `/players/balances`: what players own, a row a wallet, the largest first. */
export const BalancesPage = listPage({
  read: listPlayerBalances,
  shape,
  label: "Player balances",
  key: ["playerId", "currency"],
  columns,
  actions: walletActions,
  defaultSort: { id: "balanceInUSD", desc: true },
  opens: { page: "/players/{playerCode}" },
  empty: { icon: Wallet, text: "A wallet appears here as soon as a player has something." },
});
