import type { components } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { stamp } from "#entities/time/stamp.tsx";
import { RefId } from "#kit/references/ref-id.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

/** Fixed facts of an operator's game; last change at the bottom. */
export const OperatorGameFacts = ({ game }: { game: OperatorGame }) => (
  <FactGroups
    groups={[
      {
        title: "Game",
        items: [
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
