import type { Operation, Permission } from "@backoffice/api-client";
import { lacking, type Session } from "../session/session.ts";
import type { Bulk, BulkAction } from "./bulk.ts";

/** Whether two versions of a row differ in a decisive field. */
export const differs = <Row>(bulk: Pick<Bulk<Row>, "decisive">, one: Row, other: Row): boolean =>
  bulk.decisive.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

export const CHANGED = "The row has changed since it was selected.";

/** Rows excluded from a bulk action, with the reason. */
export type Excluded<Row> = { reason: string; rows: readonly Row[] };

/** A bulk action awaiting confirmation. */
export type Wanted<Row> = {
  action: BulkAction<Row>;
  eligible: readonly Row[];
  excluded: readonly Excluded<Row>[];
};

const permissionOf = ({ operation }: { operation: Operation }) => operation.permission as Permission;

/** Splits rows into eligible ones and excluded ones by reason: the row's own state first, then permissions. */
export const eligibleRows = <Row>(
  bulk: Pick<Bulk<Row>, "decisive">,
  action: BulkAction<Row>,
  session: Session,
  rows: readonly { selected: Row; latest: Row }[],
): Wanted<Row> => {
  const eligible: Row[] = [];
  const excluded = new Map<string, Row[]>();
  for (const { selected, latest } of rows) {
    // A row excluded by its own state may have no call.
    const reason =
      action.reason?.(latest, session) ??
      lacking(session, permissionOf(action.call(latest, { note: "", chosen: false, userId: session.userId }))) ??
      (differs(bulk, selected, latest) ? CHANGED : undefined);
    if (reason === undefined) eligible.push(latest);
    else excluded.set(reason, [...(excluded.get(reason) ?? []), latest]);
  }
  return { action, eligible, excluded: [...excluded].map(([reason, of]) => ({ reason, rows: of })) };
};
