import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { stamp } from "#entities/time/stamp.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession } from "#kit/session/session.ts";

type Game = components["schemas"]["Game"];

/** Fixed facts of a game and links to its lists; id and changes last. */
export const GameFacts = ({ game: { gameId, aggregator, createdAt, updatedAt, updatedBy } }: { game: Game }) => {
  const session = useSession();
  return (
    <FactGroups
      groups={[
        {
          items: [
            { label: "Aggregator", value: aggregator },
            {
              label: "See also",
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
          ],
        },
      ]}
      metadata={[
        <>
          Game ID <Id value={gameId} full />
        </>,
        stamp("Created", createdAt),
        stamp("Updated", updatedAt, updatedBy ?? "a sync"),
      ]}
    />
  );
};
