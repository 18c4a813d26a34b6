import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ReferredPlayers } from "../referred-players.tsx";
import { OfPlayerPanel } from "./of-player-panel.tsx";

/** Players referred by a player (shell §2.3). */
export const ReferredPlayersList = ({ params: { player }, close }: DrawerPanelProps<"referred-players-list">) => (
  <OfPlayerPanel title="Referred Players List" player={player} close={close}>
    {(playerCode) => <ReferredPlayers playerCode={playerCode} />}
  </OfPlayerPanel>
);
