import { isAdmin, isSuperAdmin, type Session } from "#kit/session/session.ts";

/** Whether the user may edit languages that an operator lacks: SUPER_ADMIN, and ADMIN without scope (ruling 25). */
export const writesAllLanguages = (session: Session, isOperatorChosen: boolean): boolean =>
  isSuperAdmin(session) || (isAdmin(session) && !isOperatorChosen);
