import { ALL } from "#kit/scope/scope.ts";
import { isAdmin, lacking, type Session } from "#kit/session/session.ts";

/** Read-only reason: permission missing, or a global entry, which only platform staff can change. */
export const readOnlyReason = (session: Session, opId: string): string | undefined =>
  lacking(session, "edit_game_catalogue") ??
  (opId === ALL && !isAdmin(session) ? "Global entries can be changed by platform staff only." : undefined);
