import { listPlayerBalances } from "@backoffice/api-client";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { balanceColumns } from "../balance.columns.tsx";
import { walletActions } from "../player.actions.ts";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

const columns = [balanceColumns.currency, balanceColumns.balance, balanceColumns.inUSD];

/** Balances of a player by currency, with top-up and conversion. */
export const WalletOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Wallets"
    source={useMemo(() => rowsOfPlayer(listPlayerBalances, "currency", playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "balanceInUSD", desc: true }}
    actions={walletActions}
    empty="No wallets yet."
  />
);
