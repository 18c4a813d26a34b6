import { useGetPlayer, type components } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { useParams } from "react-router";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
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

const PlayerRecord = ({ player }: { player: Player }) => {
  const session = useSession();
  const { playerCode, wallet, bonusWallet, playerStats } = player;
  const of = { playerCode };
  const tabs = playerTabs(playerCode);
  return (
    <>
      <RecordHeader
        code={player.username === null ? undefined : playerCode}
        status={<PlayerBadges player={player} />}
        metadata={<OperatorName opId={player.opId} />}
        actions={<PlayerButtons player={player} />}
      >
        {player.username ?? playerCode}
      </RecordHeader>
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
