import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

/** What the operator cannot change of a game, and who set last what it can. */
export const OperatorGameFacts = ({ game }: { game: OperatorGame }) => (
  <DescriptionList
    items={[
      { label: "Title", value: game.title },
      { label: "Game ID", value: <Id value={game.gameId} whole /> },
      { label: "Provider", value: game.provider },
      { label: "Aggregator", value: game.aggregator },
      { label: "Categories", value: game.categories.join(", "), span: true },
      { label: "Set", value: game.updatedAt && <Moment value={game.updatedAt} /> },
      { label: "Set by", value: game.updatedBy },
    ]}
  />
);
