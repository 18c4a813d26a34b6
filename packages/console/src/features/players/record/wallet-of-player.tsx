import { listPlayerBalances } from "@backoffice/api-client";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { balanceColumns } from "../balance.columns.tsx";
import { walletActions } from "../player.actions.ts";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

const columns = [balanceColumns.currency, balanceColumns.balance, balanceColumns.inUSD];

/** What a player has in each currency, to be topped up and converted from here. */
export const WalletOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Wallets"
    source={useMemo(() => rowsOfPlayer(listPlayerBalances, "currency", playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "balanceInUSD", desc: true }}
    actions={walletActions}
    empty="The player has no wallet yet."
  />
);
