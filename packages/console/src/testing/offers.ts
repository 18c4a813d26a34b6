import type { RowAction } from "@backoffice/ui/table";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";

type Actions<Row> = (panels: Panels, session: Session) => readonly RowAction<Row>[];

/** The actions of a row for an account: each shown action with the reason why it is disabled, or "may". */
export const offers = <Row>(actions: Actions<Row>, account: string, row: Row): Record<string, string> =>
  Object.fromEntries(
    actions({ open: () => undefined, close: () => undefined }, storySession(account))
      .filter(({ hidden }) => !hidden?.(row))
      .map(({ id, reason }) => [id, reason?.(row) ?? "may"]),
  );
