import { showTicket, useShowTicket, useUpdateTicketStatus, type components } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { takeBack } from "#kit/submit/take-back.ts";
import { useSession } from "#kit/session/session.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";
import { statusChoices, TICKET_STATUS, ticketKey, ticketName } from "#entities/ticket/ticket.ts";

type Status = components["schemas"]["TicketStatus"];

const schema = z.object({ status: z.string().transform((it) => it as Status) });
const fields = createFields(schema);
const words = (status: string) => statusLabel(status, TICKET_STATUS).toLowerCase();

/** Changes the status of a ticket; an unassigned ticket is assigned to the user (shell §4, money §3, §4). */
export const UpdateTicketStatus = ({
  params: { ticket, status: chosen = "" },
  ...panel
}: DialogPanelProps<"update-ticket-status">) => {
  const { brandId, ticketId, id, opId } = ticket;
  const session = useSession();
  const client = useQueryClient();
  const write = useUpdateTicketStatus();
  const goOn = useGoOn({ panel: "support-ticket", id: ticketKey(ticket) });
  // Someone else may have closed it meanwhile.
  const { data, error } = useShowTicket({ body: { brandId, ticketId } }, { staleTime: 0 });
  const now = data ?? ticket;
  const unread = error ? `The ticket could not be loaded: ${error.message}` : "The ticket is loading.";
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Update"
      noun="ticket status"
      title="Update Ticket Status"
      tone="primary"
      startsInField={chosen === ""}
      schema={schema}
      values={{ status: chosen }}
      reason={data ? undefined : unread}
      disabledReason={({ status }) => (status === "" ? "Choose a status first." : undefined)}
      write={write}
      input={({ status }) => ({
        body: { dto: { id, brandId, opId, agentId: now.agentId ?? session.userId, status } },
      })}
      success="Ticket status updated."
      record={{ name: ticketName(ticket), kind: "ticket", value: ticketId, row: ticket }}
      undo={(_, { body: { dto } }) => {
        // Assigned by this change, or new before it: no call puts that back.
        if (now.agentId === null || now.status === "NEW") return undefined;
        return takeBack({
          change: `Ticket ${words(dto.status)}, ${ticketName(ticket)}`,
          isUnchanged: async () => {
            const current = await client.query({
              ...showTicket.options({ body: { brandId, ticketId } }),
              staleTime: 0,
            });
            return current.status === dto.status && current.agentId === dto.agentId;
          },
          send: () => write.send({ body: { dto: { ...dto, status: now.status } } }),
          success: `Ticket ${ticketName(ticket)} is ${words(now.status)} again.`,
        });
      }}
      after={{ onDone: goOn }}
      confirmLabel={() => "Update"}
      sentence={({ status }) => (
        <>
          Ticket <strong>{ticketName(ticket)}</strong> of player <strong>{ticket.playerCode}</strong>, “{ticket.subject}
          ”, is <strong>{words(now.status)}</strong>
          {status && (
            <>
              {" "}
              and becomes <strong>{words(status)}</strong>
            </>
          )}
          .
        </>
      )}
    >
      {() => <fields.SelectField name="status" label="Status" required options={statusChoices(now.status)} />}
    </ConfirmFormPanel>
  );
};
