import type { Decisions } from "#kit/panels/decision.ts";

/** What happens to a ticket with its reply. */
export type ReplyAction = "next" | "reply" | "close";

/** The ways to send a reply; the main one first. */
export const REPLIES: Decisions<ReplyAction> = {
  next: { verb: "Send and next", success: "Reply sent.", tone: "primary" },
  reply: { verb: "Send reply", success: "Reply sent.", tone: "primary" },
  close: { verb: "Send and close", success: "Reply sent, ticket closed.", tone: "primary" },
};
