import { convertBalance, getPlayer, topUpWallet } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { WalletParts } from "./wallet-parts.tsx";

/** A player's balances, with conversion and top-up (money §2, §3). */
export const PlayerWalletDrawer = ({ params: { player: playerCode }, close }: DrawerPanelProps<"player-wallet">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="player"
      read={getPlayer}
      input={playerCode && { body: { playerCode } }}
      close={close}
      json={false}
      head={(player) => ({
        title: "Player Wallet",
        subtitle: `Player ${player.playerCode}`,
        figures: [
          { label: "Balance", value: <Amount value={player.wallet.inUSD.balance} currency="USD" /> },
          { label: "Bonus balance", value: <Amount value={player.bonusWallet.balanceInUsd} currency="USD" /> },
        ],
      })}
      page={(player) => `/players/${encodeURIComponent(player.playerCode)}`}
      actions={({ playerId, playerCode: code, opId }) => [
        {
          label: "Convert balance",
          reason: lacking(session, convertBalance.operation.permission),
          onClick: () => panels.open("convert-player-balance", { player: { playerId, playerCode: code, opId } }),
        },
        {
          label: "Top up",
          primary: true,
          reason: lacking(session, topUpWallet.operation.permission),
          onClick: () => panels.open("topup-player", { player: { playerId, playerCode: code, opId } }),
        },
      ]}
    >
      {(player) => <WalletParts player={player} close={close} />}
    </RecordPanel>
  );
};
