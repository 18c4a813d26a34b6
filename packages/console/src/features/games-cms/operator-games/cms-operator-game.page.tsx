import { useShowCmsOperatorGame, type components } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { useMemo } from "react";
import { useParams } from "react-router";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { switchActions } from "#entities/game/switch-actions.ts";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { RefId } from "#kit/references/ref-id.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { CmsGameRecord } from "../cms-game-record.tsx";

type CmsOperatorGame = components["schemas"]["CmsOperatorGame"];

const Facts = ({ game }: { game: CmsOperatorGame }) => (
  <FactGroups
    groups={[
      {
        items: [
          { label: <OperatorLabel />, value: <OperatorLink opId={game.opId} /> },
          { label: "On the platform", value: <StatusBadge status={game.platformStatus} of={GAME_STATUS} /> },
          { label: "Order", value: game.order },
          {
            label: "Provider",
            value: (
              <RefLink kind="provider" value={game.providerId}>
                {game.provider}
              </RefLink>
            ),
          },
          { label: "Aggregator", value: game.aggregator },
          { label: "Categories", value: game.categories.join(", "), span: true },
          { label: "Cover photo", value: game.coverPhoto, span: true },
        ],
      },
    ]}
    metadata={[
      <>
        Game ID <RefId kind="game" value={game.gameId} />
      </>,
      stamp("Updated", game.updatedAt, game.updatedBy),
    ]}
  />
);

const OneGame = ({ gameId, opId }: { gameId: string; opId: string }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => switchActions<CmsOperatorGame>(panels, session, () => opId), [panels, session, opId]);
  return (
    <RecordPageFrame noun="game" query={useShowCmsOperatorGame({ body: { gameId, opId } })}>
      {(game) => (
        <CmsGameRecord game={game} actions={actions}>
          <Facts game={game} />
        </CmsGameRecord>
      )}
    </RecordPageFrame>
  );
};

/** `/games-cms/operator-games/{id}`: a game at the operator in the address. */
const CmsOperatorGamePage = () => {
  const { id = "" } = useParams();
  const opId = useSelectedOperator();
  return opId === undefined ? <ChooseOperator subject="game" /> : <OneGame key={opId} gameId={id} opId={opId} />;
};

export default CmsOperatorGamePage;
