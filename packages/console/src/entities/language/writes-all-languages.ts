import { isAdmin, isSuperAdmin, type Session } from "#kit/session/session.ts";

/** Whether the user writes in languages that an operator does not have: SUPER_ADMIN, and ADMIN who has chosen none (ruling 25). */
export const writesAllLanguages = (session: Session, isOperatorChosen: boolean): boolean =>
  isSuperAdmin(session) || (isAdmin(session) && !isOperatorChosen);
