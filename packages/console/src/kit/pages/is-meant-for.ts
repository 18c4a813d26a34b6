import { isAdmin, isPartner, type Session } from "../session/session.ts";
import type { PageDefinition } from "./define-module.ts";

/**
 * Whether a page is meant for this kind of user, whatever their permissions (shell §2.1). Pages about the user's own
 * operator need a user with an operator.
 */
export const isMeantFor = ({ shownTo, notForBrands }: PageDefinition, session: Session): boolean => {
  if (notForBrands && session.parentOpId !== null) return false;
  if (shownTo === "partners") return isPartner(session);
  if (shownTo === "others") return !isAdmin(session) && session.opId !== null;
  return shownTo === undefined || isAdmin(session);
};
