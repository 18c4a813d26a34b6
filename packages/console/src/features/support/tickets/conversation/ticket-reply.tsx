import { useReplyToTicket, type components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { createFields, type FileValue } from "@backoffice/ui/form";
import { z } from "zod";
import { IMAGE } from "#kit/form/image.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { takesAnswers, ticketKey, ticketName } from "../ticket.ts";

type Ticket = components["schemas"]["TicketWithMessages"];

const ANSWER = { reply: { verb: "Send reply", success: "Reply sent.", tone: "primary" } } as const;
/** The reply; its maximum length comes from the contract. */
const NOTE = {
  label: "Reply",
  help: "Visible to the player.",
  missing: "Write a reply first.",
  required: true,
  max: 5000,
};
const FAILED = { title: "Unable To Send Reply", fieldNames: { message: "note" } };
const CLOSED = "This ticket is closed. Change its status to reply.";

const schema = z.object({ attachment: z.custom<FileValue>() });
const fields = createFields(schema);

/** Replies to a ticket, optionally with an image, and opens the next of the queue. */
export const TicketReply = ({ ticket }: { ticket: Ticket }) => {
  const { id, brandId, status, playerCode, agentName } = ticket;
  const open = takesAnswers(status);
  return (
    <>
      {!open && (
        <Alert severity="info" className="mt-6">
          {CLOSED}
        </Alert>
      )}
      <DecisionForm
        panel="support-ticket"
        id={ticketKey(ticket)}
        noun="answer"
        recordName={ticketName(ticket)}
        title="Reply"
        decisions={ANSWER}
        write={useReplyToTicket()}
        failure={() => FAILED}
        note={NOTE}
        extra={{
          schema,
          values: { attachment: null },
          fields: <fields.FileField name="attachment" label="Image" full {...IMAGE} />,
        }}
        offered={open}
        reason={() => (open ? undefined : CLOSED)}
        input={(_, message, { attachment }) => ({
          body: attachment instanceof File ? { id, brandId, message, attachment } : { id, brandId, message },
        })}
      >
        Reply to player <strong>{playerCode}</strong>. The ticket is marked as replied
        {agentName === null ? " and assigned to you." : "."}
      </DecisionForm>
    </>
  );
};
