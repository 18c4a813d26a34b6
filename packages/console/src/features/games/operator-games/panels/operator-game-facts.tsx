import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { RefId } from "#kit/references/ref-id.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

/** What the operator cannot change of a game, and who set last what it can. */
export const OperatorGameFacts = ({ game }: { game: OperatorGame }) => (
  <DescriptionList
    items={[
      { label: "Title", value: game.title },
      {
        label: "Game ID",
        value: <RefId kind="game" value={game.gameId} />,
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
