import { useGetPlayer, type components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { useParams } from "react-router";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { OwnChecksStrip } from "#entities/player/checks/own-checks-strip.tsx";
import { UnreadSums } from "#entities/player/player-sums.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { playerFigures } from "#entities/player/player-figures.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useSession } from "#kit/session/session.ts";
import { PlayerButtons } from "../player-buttons.tsx";
import { PlayerFacts, PlayerMetadata } from "../player-facts.tsx";
import { PlayerRecordTabs } from "../player-record-tabs.tsx";
import { UsernameWish } from "../username-wish.tsx";
import { PlayerActivity } from "../player-activity.tsx";

type Player = components["schemas"]["Player"];

/** Recent activity, with the player's facts beside the list. */
const Overview = ({ player }: { player: Player }) => (
  <>
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PlayerActivity player={player} on="page" />
      <PlayerFacts player={player} aside />
    </div>
    <PlayerMetadata player={player} />
  </>
);

const PlayerRecord = ({ player }: { player: Player }) => {
  const session = useSession();
  const { playerCode } = player;
  return (
    <>
      <RecordHeader
        code={player.username === null ? undefined : playerCode}
        status={
          <span className="inline-flex flex-wrap items-center gap-1 text-body font-normal">
            {!player.isDeleted && !player.isBlocked && <Badge>Active</Badge>}
            <PlayerBadges player={player} only="exceptions" />
          </span>
        }
        metadata={
          <>
            <OperatorLink opId={player.opId} /> · {player.activeCurrency} · registered{" "}
            <Moment value={player.createdAt} />
          </>
        }
        actions={<PlayerButtons player={player} />}
      >
        {player.username ?? playerCode}
      </RecordHeader>
      <Figures figures={playerFigures(player, session)} />
      <div className="mb-3 flex flex-col gap-3">
        <OwnChecksStrip playerCode={playerCode} />
        <UnreadSums playerCode={playerCode} />
        <UsernameWish playerCode={playerCode} />
      </div>
      <PlayerRecordTabs player={player} overview={<Overview player={player} />} />
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
