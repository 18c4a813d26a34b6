import type { Decisions } from "#kit/panels/decision.ts";
import { createStore } from "#kit/state/create-store.ts";

/** Changes of a ticket that are sent with the reply. */
export type ReplyAction = "next" | "reply" | "close" | "closeNext";

/** The ways to send a reply; the first that is offered is the button until another one was chosen. */
export const REPLIES: Decisions<ReplyAction> = {
  next: { verb: "Send and next", success: "Reply sent.", tone: "primary" },
  reply: { verb: "Send", success: "Reply sent.", tone: "primary" },
  close: { verb: "Send and close", success: "Reply sent, ticket closed.", tone: "primary" },
  closeNext: { verb: "Send, close and next", success: "Reply sent, ticket closed.", tone: "primary" },
};

/** Whether the ticket is closed after its reply. */
export const closes = (action: ReplyAction): boolean => action === "close" || action === "closeNext";

/** Whether the next ticket opens after it. */
export const opensNext = (action: ReplyAction): boolean => action === "next" || action === "closeNext";

/** The way that the user has chosen last. */
export const lastReply = createStore<ReplyAction | undefined>(undefined);
