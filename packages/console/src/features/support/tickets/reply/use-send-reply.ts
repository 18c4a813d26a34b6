import {
  ApiError,
  useReplyToTicket,
  useUpdateTicketStatus,
  type Input,
  type replyToTicket,
} from "@backoffice/api-client";
import { markDecided } from "#kit/queue/queue.ts";
import { useSession } from "#kit/session/session.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { ticketKey, type Ticket } from "#entities/ticket/ticket.ts";
import { closingFailure } from "./closing-failure.ts";
import { closes, type ReplyAction } from "./reply-decisions.ts";

type ReplyCall = { action: ReplyAction } & Input<typeof replyToTicket.operation>;

/** Whether the ticket was closed after its reply. */
export type ReplyAnswer = { isClosed: boolean };

/**
 * Sends a reply and, if that closes the ticket, then the new status: two calls, each once and in this order. Once the reply is sent,
 * the write has succeeded: what became of the closing is said apart, so that no reply is sent twice.
 */
export const useSendReply = (
  ticket: Pick<Ticket, "id" | "ticketId" | "brandId" | "opId">,
): Writer<ReplyCall, ReplyAnswer> => {
  const session = useSession();
  const reply = useReplyToTicket();
  const status = useUpdateTicketStatus();
  return {
    operation: reply.operation,
    pending: reply.pending || status.pending,
    send: async ({ action, body }, grant) => {
      // A reply that was sent counts as sent, whatever its answer holds.
      const answered = (await reply.send({ body }, grant)) as Pick<Ticket, "agentId"> | undefined;
      if (!closes(action)) return { isClosed: false };
      // The answered ticket leaves the queue, and stays visible in it.
      markDecided(ticketKey(ticket));
      const { id, brandId, opId } = ticket;
      try {
        await status.send({
          body: { dto: { id, brandId, opId, agentId: answered?.agentId ?? session.userId, status: "CLOSED" } },
        });
        return { isClosed: true };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The dialog to sign in again is already open.
        if (error.kind !== "signed-out") showFailure(closingFailure(error));
        return { isClosed: false };
      }
    },
  };
};
