import { listCmsOperatorGames, type components } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { useMemo } from "react";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { switchActions } from "#entities/game/switch-actions.ts";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { AggregatorButtons } from "./aggregator-buttons.tsx";
import { cmsOperatorGameColumns } from "./cms-operator-games.columns.tsx";
import { cmsOperatorGameFilters } from "./cms-operator-games.filters.ts";

type CmsOperatorGame = components["schemas"]["CmsOperatorGame"];

const games = rowsOf(listCmsOperatorGames, operatorGameKey);

/** `/games-cms/operator-games` */
const CmsOperatorGamesPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(games, {
    filters: cmsOperatorGameFilters,
    columns: cmsOperatorGameColumns,
    defaultSort: { id: "order", desc: false },
  });
  const actions = useMemo(() => switchActions<CmsOperatorGame>(panels, session, ({ opId }) => opId), [panels, session]);
  return (
    <ListView
      label="Operator games"
      list={list}
      columns={cmsOperatorGameColumns}
      opens={{
        page: ({ gameId }) => `/games-cms/operator-games/${encodeURIComponent(gameId)}`,
        keep: ({ opId }) => ({ opId }),
      }}
      actions={actions}
      empty={{
        icon: Gamepad2,
        title: "No games yet",
        text: "Every operator has the games of the catalogue, which is empty.",
      }}
      primary={<AggregatorButtons />}
    />
  );
};

export default CmsOperatorGamesPage;
