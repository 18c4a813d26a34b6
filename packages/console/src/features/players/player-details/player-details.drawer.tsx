import { getPlayer } from "@backoffice/api-client";
import { getPlayer as shape } from "@backoffice/api-client/shapes/players";
import { ContractFacts } from "#kit/contract/record/contract-facts.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { BonusesOfPlayer } from "../bonuses-of-player.tsx";
import { playerButtons } from "../player-buttons.tsx";

/** A player at a glance, over whatever page is open, with the way to its own page (shell §2.3, §6). */
const PlayerDetailsDrawer = ({ params: { player: playerCode }, close }: DrawerPanelProps<"player-details">) => (
  <RecordPanel
    noun="player"
    read={getPlayer}
    input={playerCode && { body: { playerCode } }}
    close={close}
    head={(player) => ({ title: player.username ?? player.playerCode, subtitle: `Player ${player.playerCode}` })}
    tabs={(player) => [
      { id: "bonuses", label: "Bonuses", content: <BonusesOfPlayer playerCode={player.playerCode} /> },
    ]}
    page={(player) => `/players/${encodeURIComponent(player.playerCode)}`}
  >
    {(player) => (
      <>
        {playerButtons(player)}
        <ContractFacts fields={shape.fields} row={player} heading={3} />
      </>
    )}
  </RecordPanel>
);

export default PlayerDetailsDrawer;
