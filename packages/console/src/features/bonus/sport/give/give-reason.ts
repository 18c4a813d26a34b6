import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";

type SportFreebet = Pick<components["schemas"]["SportFreebet"], "isEnable" | "toTime">;

/** Reason why a freebet cannot be given at `now` (epoch seconds); undefined if it can (shell §2.3). */
export const giveReason = ({ isEnable, toTime }: SportFreebet, session: Session, now: number): string | undefined => {
  if (toTime <= now) return "This freebet has ended.";
  if (!isEnable) return "This freebet is not enabled.";
  return lacking(session, "give_freebets");
};
