import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

/** What the operator cannot change of a game, and who set last what it can. */
export const OperatorGameFacts = ({ game }: { game: OperatorGame }) => (
  <DescriptionList
    items={[
      { label: "Title", value: game.title },
      {
        label: "Game ID",
        value: (
          <RefLink kind="game" value={game.gameId}>
            <Id value={game.gameId} whole />
          </RefLink>
        ),
      },
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
      { label: "Set", value: game.updatedAt && <Moment value={game.updatedAt} /> },
      { label: "Set by", value: game.updatedBy },
    ]}
  />
);
