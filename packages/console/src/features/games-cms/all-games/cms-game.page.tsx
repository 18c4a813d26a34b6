import { useShowCmsGame, type components } from "@backoffice/api-client";
import { FactGroups, useLocale } from "@backoffice/ui";
import { useMemo } from "react";
import { useParams } from "react-router";
import { switchActions } from "#entities/game/switch-actions.ts";
import { stamp } from "#entities/time/stamp.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RefId } from "#kit/references/ref-id.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { CmsGameRecord } from "../cms-game-record.tsx";

type CmsGame = components["schemas"]["CmsGame"];

const Facts = ({ game }: { game: CmsGame }) => {
  const { locale } = useLocale();
  const { gameId, provider, providerId, aggregator, categories, coverPhoto, operatorsCount, enabledCount, updatedAt } =
    game;
  return (
    <FactGroups
      groups={[
        {
          items: [
            {
              label: "Provider",
              value: (
                <RefLink kind="provider" value={providerId}>
                  {provider}
                </RefLink>
              ),
            },
            { label: "Aggregator", value: aggregator },
            { label: "Categories", value: categories.join(", ") },
            {
              label: "Offered by",
              value: (
                <PageLink to="/games-cms/operator-games" query={{ gameId }} permission="view_games_cms">
                  {formatNumber(enabledCount, locale)} of {formatNumber(operatorsCount, locale)} operators and brands
                </PageLink>
              ),
            },
            { label: "Cover photo", value: coverPhoto, span: true },
          ],
        },
      ]}
      metadata={[
        <>
          Game ID <RefId kind="game" value={gameId} />
        </>,
        stamp("Updated", updatedAt),
      ]}
    />
  );
};

/** `/games-cms/all-games/{id}`: a game, and the number of operators that offer it. */
const CmsGamePage = () => {
  const { id = "" } = useParams();
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => switchActions<CmsGame>(panels, session, () => ALL), [panels, session]);
  return (
    <RecordPageFrame noun="game" query={useShowCmsGame({ body: { gameId: id } })}>
      {(game) => (
        <CmsGameRecord game={game} actions={actions}>
          <Facts game={game} />
        </CmsGameRecord>
      )}
    </RecordPageFrame>
  );
};

export default CmsGamePage;
