import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Link, useLocation } from "react-router";
import { Moment } from "../../../../entities/time/moment.tsx";
import { keptSearch } from "../../../../kit/kept-search.ts";
import { OperatorOfLog } from "../operator-of-log.tsx";

type GameLog = components["schemas"]["GameLog"];

const id = (value: string) => <Id value={value} start={value.length} end={0} />;

/** Everything that an entry says but what was changed. */
export const GameLogFacts = ({ log: { uuid, timestamp, env, message, type, subtype, logData } }: { log: GameLog }) => {
  const { gameId, gameTitle, opId, by, aggregator, providerId, count } = logData;
  const { search } = useLocation();
  const game = gameId && (
    <Link
      to={{ pathname: `/gamesV2/${encodeURIComponent(gameId)}`, search: keptSearch(search) }}
      className="text-accent-ink underline underline-offset-2"
    >
      {gameTitle ?? gameId}
    </Link>
  );
  return (
    <DescriptionList
      items={[
        { label: "Message", value: message, span: true },
        { label: "Time", value: <Moment value={timestamp} /> },
        { label: "By", value: by },
        { label: "Operator", value: <OperatorOfLog opId={opId} /> },
        { label: "Game", value: game },
        ...(gameId ? [{ label: "Game ID", value: id(gameId) }] : []),
        ...(aggregator ? [{ label: "Aggregator", value: aggregator }] : []),
        ...(providerId ? [{ label: "Provider", value: providerId === "ALL" ? "All" : id(providerId) }] : []),
        ...(count === undefined ? [] : [{ label: "Games changed", value: count }]),
        { label: "Environment", value: env },
        { label: "Type", value: type },
        { label: "Subtype", value: subtype },
        { label: "ID", value: id(uuid), span: true },
      ]}
    />
  );
};
