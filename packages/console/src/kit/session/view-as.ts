import { configureApi } from "@backoffice/api-client";
import type { Session } from "./session.ts";
import { viewedSession } from "./viewed-session.ts";

/**
 * Renders the console for another session until {@link exitView}; the API client refuses every write in the meantime.
 */
export const viewAs = (session: Session & { viewedAs: string }): void => {
  configureApi({ readOnly: `You are viewing the console as ${session.viewedAs}. Exit the view to make changes.` });
  viewedSession.write(session);
};

/** Renders the console for the user's own session again, and allows writes. */
export const exitView = (): void => {
  viewedSession.write(undefined);
  configureApi({ readOnly: undefined });
};
