import type { components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { createFields, type FileValue } from "@backoffice/ui/form";
import { useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { IMAGE } from "#kit/form/image.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { useNeighbours } from "#kit/queue/use-neighbours.ts";
import { takesAnswers, ticketKey, ticketName } from "#entities/ticket/ticket.ts";
import { CannedManager } from "../canned/canned-manager.tsx";
import { CannedMenu } from "../canned/canned-menu.tsx";
import { suggestedName, withPlaceholders } from "../canned/canned-reply.ts";
import { useCannedReplies } from "../canned/use-canned-replies.ts";
import { closes, lastReply, opensNext, REPLIES, type ReplyAction } from "./reply-decisions.ts";
import { useSendReply, type ReplyAnswer } from "./use-send-reply.ts";

type Ticket = components["schemas"]["TicketWithMessages"];

/** The reply; its maximum length comes from the contract. */
const NOTE = {
  label: "Reply",
  help: "Visible to the player.",
  missing: "Write a reply first.",
  required: true,
  max: 5000,
  command: "/",
};
const NOTE_WITH_CANNED = { ...NOTE, help: `${NOTE.help} Type / for canned replies.` };
const FAILED = { title: "Unable To Send Reply", fieldNames: { message: "note" } };
const CLOSED = "This ticket is closed. Change its status to reply.";

const schema = z.object({ attachment: z.custom<FileValue>() });
const fields = createFields(schema);

const success = (action: ReplyAction, { isClosed }: ReplyAnswer) =>
  isClosed ? REPLIES[action].success : REPLIES.reply.success;

/** Replies to a ticket, optionally with an image; over a queue it can open the next one, and close this one. */
export const TicketReply = ({ ticket }: { ticket: Ticket }) => {
  const { id, brandId, status } = ticket;
  const key = ticketKey(ticket);
  const open = takesAnswers(status);
  const write = useSendReply(ticket);
  const canned = useCannedReplies();
  /** The manager of canned replies, with the one that was just saved. */
  const [manager, setManager] = useState<{ saved?: string; open: boolean; round: number }>({ open: false, round: 0 });
  const manage = (reply?: string) => {
    const text = reply === undefined ? undefined : withPlaceholders(reply, ticket);
    const saved = text === undefined ? {} : { saved: canned.add({ name: suggestedName(text), text }) };
    setManager(({ round }) => ({ ...saved, open: true, round: round + 1 }));
  };
  const neighbours = useNeighbours("support-ticket", key);
  const hasNext = neighbours?.toDecide !== undefined;
  const preferred = useSyncExternalStore(lastReply.subscribe, lastReply.read);
  return (
    <>
      {!open && <Alert severity="info">{CLOSED}</Alert>}
      <DecisionForm
        panel="support-ticket"
        id={key}
        noun="answer"
        recordName={ticketName(ticket)}
        decisions={REPLIES}
        composer={{ preferred, onDecide: lastReply.write, more: "Other ways to send" }}
        hides={(action) => opensNext(action) && !hasNext}
        goesOn={(action, { isClosed }) => opensNext(action) && (isClosed || !closes(action))}
        write={write}
        success={success}
        failure={() => FAILED}
        note={canned.all.length > 0 ? NOTE_WITH_CANNED : NOTE}
        noteTools={<CannedMenu ticket={ticket} onManage={manage} />}
        extra={{
          schema,
          values: { attachment: null },
          fields: <fields.FileField name="attachment" label="Attach an image" compact {...IMAGE} />,
        }}
        offered={open}
        reason={() => (open ? undefined : CLOSED)}
        input={(action, message, { attachment }) => ({
          action,
          body: attachment instanceof File ? { id, brandId, message, attachment } : { id, brandId, message },
        })}
        actionOf={({ action }) => action}
      />
      {manager.round > 0 && (
        <CannedManager
          key={manager.round}
          saved={manager.saved}
          open={manager.open}
          close={() => setManager((it) => ({ ...it, open: false }))}
        />
      )}
    </>
  );
};
