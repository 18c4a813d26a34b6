import type { components } from "@backoffice/api-client";
import { MetaLine } from "@backoffice/ui";
import { stamp } from "#entities/time/stamp.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { ticketHistory } from "./ticket-history.tsx";
import { TicketPlayer } from "./ticket-player.tsx";

/** Beside a conversation: its player, and on demand what staff did with the ticket. */
export const TicketSide = ({ ticket }: { ticket: components["schemas"]["TicketWithMessages"] }) => {
  const session = useSession();
  const player = (
    <>
      <TicketPlayer ticket={ticket} />
      <MetaLine items={[stamp("Opened", ticket.createdAt)]} />
    </>
  );
  return (
    <RecordTabs
      tabs={[
        { id: "player", label: "Player", content: player },
        ticketHistory(ticket),
        ...jsonTab(ticket, session, {}),
      ]}
    />
  );
};
