import { useGetPlayer, type components } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { useParams } from "react-router";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerButtons } from "../player-buttons.tsx";
import { PlayerFacts } from "../player-facts.tsx";
import { kycWords } from "#entities/player/player-state.ts";
import { ReferredPlayers } from "../referred-players.tsx";
import { UsernameWish } from "../username-wish.tsx";
import { playerTabs } from "../player-tabs.tsx";
import { WalletOfPlayer } from "./wallet-of-player.tsx";

type Player = components["schemas"]["Player"];

const Head = ({ player }: { player: Player }) => (
  <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-2 text-title font-semibold wrap-anywhere">
        <bdi>{player.username ?? player.playerCode}</bdi> <PlayerBadges player={player} />
      </h2>
      <p className="text-ink-muted">
        Player <span className="font-mono text-meta">{player.playerCode}</span> · <OperatorName opId={player.opId} />
      </p>
    </div>
    <PlayerButtons player={player} />
  </header>
);

const PlayerRecord = ({ player }: { player: Player }) => {
  const session = useSession();
  const { playerCode, wallet, bonusWallet, playerStats } = player;
  const of = { playerCode };
  const tabs = playerTabs(playerCode);
  return (
    <>
      <Head player={player} />
      <div className="mb-4 empty:hidden">
        <UsernameWish playerCode={playerCode} />
      </div>
      <Card className="p-5">
        <Figures
          figures={[
            { label: "Balance", value: <Amount value={wallet.inUSD.balance} currency="USD" /> },
            { label: "Bonus balance", value: <Amount value={bonusWallet.balanceInUsd} currency="USD" /> },
            {
              label: "Deposits / Withdrawals",
              value: `${playerStats.totalDepositCount} / ${playerStats.totalWithdrawCount}`,
            },
            { label: "KYC", value: kycWords(player) || "Not requested" },
          ]}
        />
        <RecordTabs
          tabs={[
            { id: "overview", label: "Overview", content: <PlayerFacts player={player} /> },
            { id: "wallet", label: "Wallet", content: <WalletOfPlayer {...of} /> },
            tabs.transactions,
            tabs.bets,
            tabs.bonuses,
            tabs.kyc,
            {
              id: "referrals",
              label: "Referrals",
              permission: "view_affiliates",
              content: <ReferredPlayers {...of} />,
            },
            tabs.activity,
            ...jsonTab(player, session, {}),
          ]}
        />
      </Card>
    </>
  );
};

/** `/players/{playerCode}`: a player with all actions; tabs by permission (shell §6). */
export const PlayerPage = () => {
  const { playerCode = "" } = useParams();
  const query = useGetPlayer({ body: { playerCode } }, { staleTime: 0 });
  return (
    <RecordPageFrame noun="player" query={query}>
      {(player) => <PlayerRecord player={player} />}
    </RecordPageFrame>
  );
};
