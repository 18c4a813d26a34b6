import { isAdmin, isSuperAdmin, type Session } from "../../kit/session.ts";

/** Whether an operator's languages limit the user: never a SUPER_ADMIN, nor an ADMIN who has chosen none (decisions 25). */
export const writesAllLanguages = (session: Session, isOperatorChosen: boolean): boolean =>
  isSuperAdmin(session) || (isAdmin(session) && !isOperatorChosen);
