import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Link, useLocation } from "react-router";
import { Moment } from "../../../../entities/time/moment.tsx";
import { keptSearch } from "../../../../kit/kept-search.ts";
import { can, useSession } from "../../../../kit/session.ts";

type Game = components["schemas"]["Game"];

const LINK = "text-accent-ink underline underline-offset-2";

/** What nobody types: where a game is from, who changed it last, and where more is known of it. */
export const GameFacts = ({ game: { gameId, aggregator, createdAt, updatedAt, updatedBy } }: { game: Game }) => {
  const session = useSession();
  const { search } = useLocation();
  const to = (pathname: string) => ({ pathname, search: keptSearch(search, { gameId }) });
  return (
    <DescriptionList
      items={[
        { label: "Game ID", value: <Id value={gameId} start={gameId.length} end={0} /> },
        { label: "Aggregator", value: aggregator },
        { label: "Created", value: <Moment value={createdAt} /> },
        { label: "Updated", value: <Moment value={updatedAt} /> },
        { label: "Updated by", value: updatedBy ?? "A sync" },
        {
          label: "More",
          value: (
            <span className="flex flex-wrap gap-x-4">
              <Link to={to("/games")} className={LINK}>
                Operators
              </Link>
              {can(session, "view_game_activities") && (
                <Link to={to("/gamesV2/activities")} className={LINK}>
                  Activities
                </Link>
              )}
            </span>
          ),
        },
      ]}
    />
  );
};
