import { getPlayer } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { OwnChecksStrip } from "#entities/player/checks/own-checks-strip.tsx";
import { UnreadSums } from "#entities/player/player-sums.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { playerFigures } from "#entities/player/player-figures.tsx";
import { PlayerButtons } from "../player-buttons.tsx";
import { PlayerFacts } from "../player-facts.tsx";
import { UsernameWish } from "../username-wish.tsx";
import { PlayerActivity } from "../player-activity.tsx";
import { playerTabs } from "../player-tabs.tsx";
import { UsernameDecision } from "../username-decision.tsx";

/** Summary of a player over the open page (shell §2.3, §6). */
export const PlayerDetailsDrawer = ({ params: { player: playerCode }, close }: DrawerPanelProps<"player-details">) => {
  const session = useSession();
  return (
    <RecordPanel
      noun="player"
      read={getPlayer}
      input={playerCode && { body: { playerCode } }}
      inputOf={(id) => ({ body: { playerCode: id } })}
      close={close}
      head={(player) => ({
        name: player.username,
        subtitle: `Player ${player.playerCode}`,
        status: (
          <span className="inline-flex flex-wrap gap-1">
            <PlayerBadges player={player} only="exceptions" />
          </span>
        ),
        figures: playerFigures(player, session),
      })}
      tabs={(player) => Object.values(playerTabs(player))}
      page={(player) => `/players/${encodeURIComponent(player.playerCode)}`}
    >
      {(player) => (
        <>
          <div className="mb-5 flex flex-col gap-4">
            <UsernameWish playerCode={player.playerCode} isDecidedBelow />
            <PlayerButtons player={player} />
            <OwnChecksStrip playerCode={player.playerCode} />
            <UnreadSums playerCode={player.playerCode} />
            <PlayerActivity player={player} on="drawer" />
          </div>
          <PlayerFacts player={player} />
          <UsernameDecision key={player.playerCode} playerCode={player.playerCode} />
        </>
      )}
    </RecordPanel>
  );
};
