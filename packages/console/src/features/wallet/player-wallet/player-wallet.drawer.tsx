import { convertBalance, getPlayer, topUpWallet } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { WalletParts } from "./wallet-parts.tsx";

/** What a player has, with the ways to change it (money §2, §3). */
const PlayerWalletDrawer = ({ params: { player: playerCode }, close }: DrawerPanelProps<"player-wallet">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="player"
      read={getPlayer}
      input={playerCode && { body: { playerCode } }}
      close={close}
      json={false}
      head={(player) => ({ title: "Player Wallet", subtitle: `Player ${player.playerCode}` })}
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

export default PlayerWalletDrawer;
