import { isAdmin, isPartner, type Session } from "#kit/session/session.ts";
import type { PageDefinition } from "./define-module.ts";

/**
 * Whether a page is in the menu of this kind of user, if they may open it (shell §2.1). Pages about the user's own
 * operator need a user with an operator.
 */
export const isMeantFor = ({ shownTo }: PageDefinition, session: Session): boolean => {
  if (shownTo === "partners") return isPartner(session);
  if (shownTo === "others") return !isAdmin(session) && session.opId !== null;
  return shownTo === undefined || isAdmin(session);
};
