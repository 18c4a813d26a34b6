import { ALL } from "#kit/scope/scope.ts";
import { isAdmin, lacking, type Session } from "#kit/session/session.ts";

/** Why an entry of this owner can only be read: without the right, and, when it is global, for all but the platform. */
export const readOnlyReason = (session: Session, opId: string): string | undefined =>
  lacking(session, "edit_game_catalogue") ??
  (opId === ALL && !isAdmin(session) ? "This one is global: only the platform's own staff can change it." : undefined);
