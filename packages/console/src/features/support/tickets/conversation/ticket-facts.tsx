import type { components } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

/** The facts of a ticket, without the player, who has a section beside it. */
export const TicketFacts = ({ ticket }: { ticket: components["schemas"]["Ticket"] }) => (
  <FactGroups
    groups={[
      {
        items: [
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
