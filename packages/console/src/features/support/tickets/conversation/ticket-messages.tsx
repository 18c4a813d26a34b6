import type { components } from "@backoffice/api-client";
import { cn, DateTime, formatDateTime, useLocale } from "@backoffice/ui";
import { TicketAttachments } from "./ticket-attachments.tsx";

type Message = components["schemas"]["TicketMessage"];

/** Author labels; unknown authors are shown as received. */
const WRITERS: Readonly<Record<string, string>> = { CUSTOMER: "Player", AGENT: "Staff" };

/** Messages, oldest first: player at the start of the line, staff at its end; each day begins with its date. */
export const TicketMessages = ({ messages }: { messages: readonly Message[] }) => {
  const { locale, timeZone } = useLocale();
  const dayOf = ({ sentAt }: Message) => formatDateTime(new Date(sentAt), locale, timeZone, "date");
  return (
    <ol aria-label="Messages" className="flex flex-col gap-3">
      {messages.map((message, at) => {
        const { id, author, authorName, text, sentAt, attachments } = message;
        const day = dayOf(message);
        const before = messages[at - 1];
        const isStaff = author === "AGENT";
        return (
          <li key={id} className={cn("flex flex-col", isStaff ? "items-end" : "items-start")}>
            {(!before || dayOf(before) !== day) && <p className="mb-2 self-center text-meta text-ink-muted">{day}</p>}
            <p className="mb-1 text-meta text-ink-muted">
              <bdi className="font-semibold text-ink">{authorName ?? WRITERS[author] ?? author}</bdi>{" "}
              {authorName !== null && <span className="sr-only">{WRITERS[author] ?? author} </span>}
              <DateTime value={sentAt} part="minute" />
            </p>
            <div
              className={cn(
                "max-w-[min(500px,90%)] rounded-lg border px-3 py-2",
                isStaff && "border-transparent bg-pressed",
              )}
            >
              <p dir="auto" className="text-body wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
              <TicketAttachments attachments={attachments} />
            </div>
          </li>
        );
      })}
    </ol>
  );
};
