import { tolerantReason } from "@backoffice/ui/table";
import type { Session } from "#kit/session/session.ts";
import type { Bulk } from "./bulk.ts";

/** Why a row cannot be selected: no action takes it, since it is decided or deleted (ruling 57); undefined if one does. */
export const unselectable = <Row>(
  { actions }: Pick<Bulk<Row>, "actions">,
  row: Row,
  session: Session,
): string | undefined => {
  const reasons = actions.map((action) => tolerantReason(() => action.reason?.(row, session)));
  return reasons.includes(undefined) ? undefined : reasons[0];
};
