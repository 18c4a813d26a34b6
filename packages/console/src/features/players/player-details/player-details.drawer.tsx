import { getPlayer } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerButtons } from "../player-buttons.tsx";
import { PlayerFacts } from "../player-facts.tsx";
import { UsernameWish } from "../username-wish.tsx";
import { playerTabs } from "../player-tabs.tsx";
import { UsernameDecision } from "../username-decision.tsx";
import { kycWords } from "#entities/player/player-state.ts";

/** Summary of a player over the open page (shell §2.3, §6). */
const PlayerDetailsDrawer = ({ params: { player: playerCode }, close }: DrawerPanelProps<"player-details">) => (
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
          <PlayerBadges player={player} />
        </span>
      ),
      figures: [
        { label: "Balance", value: <Amount value={player.wallet.inUSD.balance} currency="USD" /> },
        { label: "Bonus balance", value: <Amount value={player.bonusWallet.balanceInUsd} currency="USD" /> },
        { label: "KYC", value: kycWords(player) || "Not requested" },
      ],
    })}
    tabs={(player) => Object.values(playerTabs(player.playerCode))}
    page={(player) => `/players/${encodeURIComponent(player.playerCode)}`}
  >
    {(player) => (
      <>
        <div className="mb-5 flex flex-col gap-4">
          <UsernameWish playerCode={player.playerCode} isDecidedBelow />
          <PlayerButtons player={player} />
        </div>
        <PlayerFacts player={player} />
        <UsernameDecision key={player.playerCode} playerCode={player.playerCode} />
      </>
    )}
  </RecordPanel>
);

export default PlayerDetailsDrawer;
