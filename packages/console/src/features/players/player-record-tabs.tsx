import type { components } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordTabs, type RecordTab } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { playerTabs } from "./player-tabs.tsx";
import { WalletOfPlayer } from "./record/wallet-of-player.tsx";
import { ReferredPlayers } from "./referred-players.tsx";
import { usePlayerCounts } from "./use-player-counts.ts";

type PlayerRecordTabsProps = {
  player: components["schemas"]["Player"];
  /** The first tab. */
  overview: ReactNode;
};

/** The tabs of a player's page, each with the number of its rows. */
export const PlayerRecordTabs = ({ player, overview }: PlayerRecordTabsProps) => {
  const session = useSession();
  const counts: { readonly [id: string]: number | string | undefined } = usePlayerCounts(player);
  const { playerCode } = player;
  const { activity, ...lists } = playerTabs(player);
  const tabs: RecordTab[] = [
    { id: "overview", label: "Overview", content: overview },
    { id: "wallet", label: "Wallet", content: <WalletOfPlayer playerCode={playerCode} /> },
    ...Object.values(lists),
    {
      id: "referrals",
      label: "Referrals",
      permission: "view_affiliates",
      content: <ReferredPlayers playerCode={playerCode} />,
    },
    activity,
  ];
  return (
    <RecordTabs tabs={[...tabs.map((tab) => ({ ...tab, count: counts[tab.id] })), ...jsonTab(player, session, {})]} />
  );
};
