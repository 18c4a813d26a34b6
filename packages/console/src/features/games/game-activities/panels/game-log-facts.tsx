import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { RefId } from "#kit/references/ref-id.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { OperatorOfLog } from "../operator-of-log.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";

type GameLog = components["schemas"]["GameLog"];

const id = (value: string) => <Id value={value} full />;

/** The facts of an entry without its changes. */
export const GameLogFacts = ({ log: { uuid, timestamp, env, message, type, subtype, logData } }: { log: GameLog }) => {
  const { gameId, gameTitle, opId, by, aggregator, providerId, count } = logData;
  const game = gameId && (
    <RefLink kind="game" value={gameId}>
      {gameTitle ?? gameId}
    </RefLink>
  );
  return (
    <FactGroups
      groups={[
        {
          items: [
            { label: "Message", value: message, span: true },
            { label: "Time", value: <Moment value={timestamp} /> },
            { label: "By", value: by },
            { label: <OperatorLabel />, value: <OperatorOfLog opId={opId} /> },
            { label: "Game", value: game },
            ...(aggregator ? [{ label: "Aggregator", value: aggregator }] : []),
            ...(providerId
              ? [
                  {
                    label: "Provider",
                    value: providerId === "ALL" ? "All" : <RefId kind="provider" value={providerId} />,
                  },
                ]
              : []),
            ...(count === undefined ? [] : [{ label: "Games changed", value: count }]),
          ],
        },
      ]}
      metadata={[
        gameId && <>Game ID {id(gameId)}</>,
        <>ID {id(uuid)}</>,
        `Environment ${env}`,
        `Type ${type}`,
        `Subtype ${subtype}`,
      ]}
    />
  );
};
