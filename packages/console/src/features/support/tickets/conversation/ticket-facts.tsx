import type { components } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type TicketFactsProps = {
  ticket: components["schemas"]["Ticket"];
  /** The player section beside it names the player. */
  withoutPlayer?: boolean;
};

/** The facts of a ticket. */
export const TicketFacts = ({ ticket, withoutPlayer = false }: TicketFactsProps) => (
  <FactGroups
    groups={[
      {
        items: [
          ...(withoutPlayer ? [] : [{ label: "Player", value: <PlayerLink {...ticket} /> }]),
          { label: "Brand", value: <OperatorLink opId={ticket.brandId} /> },
          {
            label: "Agent",
            value: ticket.agentName && (
              <RefLink kind="admin" value={ticket.agentId}>
                <bdi>{ticket.agentName}</bdi>
              </RefLink>
            ),
          },
          { label: "Opened", value: <Moment value={ticket.createdAt} /> },
        ],
      },
    ]}
  />
);
