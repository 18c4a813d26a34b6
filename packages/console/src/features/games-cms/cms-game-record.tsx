import type { components } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import type { ReactNode } from "react";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";

type AnyGame = components["schemas"]["CmsGame"] | components["schemas"]["CmsOperatorGame"];

type CmsGameRecordProps<Game extends AnyGame> = {
  game: Game;
  actions: readonly RowAction<Game>[];
  /** Facts of the game. */
  children: ReactNode;
};

/** A game on its page: title, status and actions. */
export const CmsGameRecord = <Game extends AnyGame>({ game, actions, children }: CmsGameRecordProps<Game>) => (
  <>
    <RecordHeader
      status={<StatusBadge status={game.status} of={GAME_STATUS} />}
      actions={<RecordActions record={game} actions={actions} />}
    >
      {game.title}
    </RecordHeader>
    <Card className="p-5">
      <DetailsAndJson record={game}>{children}</DetailsAndJson>
    </Card>
  </>
);
