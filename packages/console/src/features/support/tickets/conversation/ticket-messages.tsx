import type { components } from "@backoffice/api-client";
import { cn } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { TicketAttachments } from "./ticket-attachments.tsx";

type Message = components["schemas"]["TicketMessage"];

/** Author labels; unknown authors are shown as received. */
const WRITERS: Readonly<Record<string, string>> = { CUSTOMER: "Player", AGENT: "Staff" };

/** Messages, oldest first: player at the start of the line, staff at its end. */
export const TicketMessages = ({ messages }: { messages: readonly Message[] }) => (
  <ol aria-label="Messages" className="flex flex-col gap-3">
    {messages.map(({ id, author, authorName, text, sentAt, attachments }) => (
      <li
        key={id}
        className={cn(
          "max-w-[85%] rounded-lg border px-3 py-2",
          author === "AGENT" ? "ms-auto bg-accent-soft" : "me-auto bg-sunken",
        )}
      >
        <p className="mb-1 flex flex-wrap items-baseline gap-x-2 text-meta text-ink-muted">
          <bdi className="font-semibold text-ink">{authorName ?? WRITERS[author] ?? author}</bdi>
          {authorName !== null && <span>{WRITERS[author] ?? author}</span>}
          <Moment value={sentAt} />
        </p>
        <p dir="auto" className="text-body wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        <TicketAttachments attachments={attachments} />
      </li>
    ))}
  </ol>
);
