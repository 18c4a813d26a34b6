import type { components } from "@backoffice/api-client";
import { TicketReply } from "../reply/ticket-reply.tsx";
import { TicketMessages } from "./ticket-messages.tsx";
import { TicketSide } from "./ticket-side.tsx";

type TicketConversationProps = {
  ticket: components["schemas"]["TicketWithMessages"];
  /** In a drawer it fills the drawer: the messages and the player scroll on their own, the reply stays. */
  inDrawer?: boolean;
};

const FILLS = {
  root: "@min-[760px]:absolute @min-[760px]:inset-0",
  conversation: "@min-[760px]:flex @min-[760px]:min-h-0 @min-[760px]:flex-col",
  // Reversed, so that it starts at the latest message, next to the reply.
  messages:
    "@min-[760px]:flex @min-[760px]:min-h-0 @min-[760px]:flex-1 @min-[760px]:flex-col-reverse @min-[760px]:overflow-y-auto @min-[760px]:px-5 @min-[760px]:pt-4",
  reply: "@min-[760px]:px-5 @min-[760px]:pb-4",
  side: "@min-[760px]:overflow-y-auto @min-[760px]:px-5 @min-[760px]:py-2",
};
const NONE = { root: "", conversation: "", messages: "", reply: "", side: "" };

/** The conversation with its reply, and the player beside it. */
export const TicketConversation = ({ ticket, inDrawer = false }: TicketConversationProps) => {
  const looks = inDrawer ? FILLS : NONE;
  return (
    <div className={`grid gap-5 @min-[760px]:grid-cols-[minmax(0,1fr)_332px] @min-[760px]:gap-0 ${looks.root}`}>
      <div className={`min-w-0 @min-[760px]:border-e ${inDrawer ? "" : "@min-[760px]:pe-5"} ${looks.conversation}`}>
        <div className={`pb-4 ${looks.messages}`}>
          <TicketMessages messages={ticket.messages} />
        </div>
        <div className={looks.reply}>
          <TicketReply ticket={ticket} />
        </div>
      </div>
      <aside
        aria-label="Player and history"
        className={`@container min-w-0 ${inDrawer ? "" : "@min-[760px]:ps-5"} ${looks.side}`}
      >
        <TicketSide ticket={ticket} />
      </aside>
    </div>
  );
};
