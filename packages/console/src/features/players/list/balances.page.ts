import { listPlayerBalances } from "@backoffice/api-client";
import { listPlayerBalances as shape } from "@backoffice/api-client/shapes/players";
import { Wallet } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { balanceColumns } from "../balance.columns.tsx";
import { walletActions } from "../player.actions.ts";

const { player, currency, balance, inUSD, bonus, operator } = balanceColumns;

/** `/players/balances`: one row per wallet, highest balance first. */
export const BalancesPage = listPage({
  read: listPlayerBalances,
  shape,
  label: "Player balances",
  key: ["playerId", "currency"],
  columns: [player, currency, balance, inUSD, bonus, operator],
  actions: walletActions,
  defaultSort: { id: "balanceInUSD", desc: true },
  opens: { page: "/players/{playerCode}" },
  empty: { icon: Wallet, text: "Wallets appear here once players have a balance." },
});
