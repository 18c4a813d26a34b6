import { configureApi } from "@backoffice/api-client";
import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { isSuperAdmin, type Session } from "./session.ts";
import { viewedSession } from "./viewed-session.ts";

/** Differences from the user's own session. */
type View = Required<Pick<Session, "roles" | "opId" | "parentOpId" | "partnerId" | "viewedAs">> & {
  permissions: readonly string[];
};

const keyOf = ({ userId }: Session): string => `view-as:${userId}`;

/**
 * Renders the console for another session until {@link exitView}, in this tab and over a reload; the API client refuses
 * every write in the meantime.
 */
export const viewAs = (session: Session & { viewedAs: string }): void => {
  const { roles, permissions, opId, parentOpId, partnerId, viewedAs } = session;
  const view: View = { roles, permissions: [...permissions], opId, parentOpId, partnerId, viewedAs };
  writeStored(keyOf(session), view, sessionStorage);
  configureApi({ readOnly: `You are viewing the console as ${session.viewedAs}. Exit the view to make changes.` });
  viewedSession.write(session);
};

/** Renders the console for the user's own session again, and allows writes. */
export const exitView = (): void => {
  const viewed = viewedSession.read();
  if (viewed) writeStored(keyOf(viewed), undefined, sessionStorage);
  viewedSession.write(undefined);
  configureApi({ readOnly: undefined });
};

/** Goes on with the view that a reload interrupted, if there is one and its user is still a super admin. */
export const restoreView = (own: Session): void => {
  const stored = readStored(keyOf(own), sessionStorage);
  if (viewedSession.read() || !isSuperAdmin(own) || !isRecord(stored) || !Array.isArray(stored["permissions"])) return;
  const view = stored as View;
  viewAs({ ...own, ...view, permissions: new Set(view.permissions) });
};
