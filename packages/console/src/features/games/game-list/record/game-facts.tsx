import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession } from "#kit/session/session.ts";

type Game = components["schemas"]["Game"];

/** What nobody types: where a game is from, who changed it last, and where more is known of it. */
export const GameFacts = ({ game: { gameId, aggregator, createdAt, updatedAt, updatedBy } }: { game: Game }) => {
  const session = useSession();
  return (
    <DescriptionList
      items={[
        { label: "Game ID", value: <Id value={gameId} whole /> },
        { label: "Aggregator", value: aggregator },
        { label: "Created", value: <Moment value={createdAt} /> },
        { label: "Updated", value: <Moment value={updatedAt} /> },
        { label: "Updated by", value: updatedBy ?? "A sync" },
        {
          label: "More",
          value: (
            <span className="flex flex-wrap gap-x-4">
              <PageLink to="/games" query={{ gameId }} permission="view_games">
                Operators
              </PageLink>
              {can(session, "view_game_activities") && (
                <PageLink to="/gamesV2/activities" query={{ gameId }} permission="view_game_activities">
                  Activities
                </PageLink>
              )}
            </span>
          ),
        },
      ]}
    />
  );
};
