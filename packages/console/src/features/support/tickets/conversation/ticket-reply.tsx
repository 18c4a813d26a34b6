import { useReplyToTicket, type components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { createFields, type FileValue } from "@backoffice/ui/form";
import { z } from "zod";
import { IMAGE } from "#kit/form/image.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { takesAnswers, ticketKey } from "../ticket.ts";

type Ticket = components["schemas"]["TicketWithMessages"];

const ANSWER = { reply: { verb: "Send answer", success: "Answer sent.", tone: "primary" } } as const;
/** The answer; its length is the contract's. */
const NOTE = {
  label: "Answer",
  help: "The player reads this.",
  missing: "Write the answer first.",
  required: true,
  max: 5000,
};
const FAILED = { title: "Unable To Send Answer", fieldNames: { message: "note" } };
const CLOSED = "This ticket is closed. Change its status before you answer.";

const schema = z.object({ attachment: z.custom<FileValue>() });
const fields = createFields(schema);

/** Answers a ticket, with a picture if there is one, and goes on to the next of the queue. */
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
        title="Reply"
        decisions={ANSWER}
        write={useReplyToTicket()}
        failure={() => FAILED}
        note={NOTE}
        extra={{
          schema,
          values: { attachment: null },
          fields: <fields.FileField name="attachment" label="Picture" full {...IMAGE} />,
        }}
        offered={open}
        reason={() => (open ? undefined : CLOSED)}
        input={(_, message, { attachment }) => ({
          body: attachment instanceof File ? { id, brandId, message, attachment } : { id, brandId, message },
        })}
      >
        To player <strong>{playerCode}</strong>. The ticket counts as replied then
        {agentName === null ? ", and is yours." : "."}
      </DecisionForm>
    </>
  );
};
