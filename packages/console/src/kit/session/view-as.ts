import { configureApi } from "@backoffice/api-client";
import type { Session } from "./session.ts";
import { viewedSession } from "./viewed-session.ts";

/** Draws the console for another session until {@link exitView}; the API client refuses every write meanwhile. */
export const viewAs = (session: Session & { viewedAs: string }): void => {
  configureApi({ readOnly: `You are viewing the console as ${session.viewedAs}. Exit the view to make changes.` });
  viewedSession.write(session);
};

/** Draws the console for the user's own session again, and lets writes through. */
export const exitView = (): void => {
  viewedSession.write(undefined);
  configureApi({ readOnly: undefined });
};
