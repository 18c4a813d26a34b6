import type { Operation, Permission } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";
import type { LockOf } from "#kit/submit/use-record-locks.ts";
import type { Bulk, BulkAction, BulkCall } from "./bulk.ts";

/** Whether two versions of a row differ in a decisive field. */
export const differs = <Row>(bulk: Pick<Bulk<Row>, "decisive">, one: Row, other: Row): boolean =>
  bulk.decisive.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

export const CHANGED = "The row has changed since it was selected.";

/** Rows excluded from a bulk action, with the reason. `isLocked`: it is unknown whether an earlier write was carried out. */
export type Excluded<Row> = { reason: string; isLocked?: boolean; rows: readonly Row[] };

/** A bulk action awaiting confirmation. */
export type BulkRequest<Row> = {
  action: BulkAction<Row>;
  eligible: readonly Row[];
  excluded: readonly Excluded<Row>[];
};

const permissionOf = ({ operation }: { operation: Operation }) => operation.permission as Permission;

const lockReason = <Row>(bulk: Pick<Bulk<Row>, "decides">, { operation }: BulkCall, row: Row, lockOf: LockOf) => {
  const record = operation.effect === "money" ? bulk.decides?.(row) : undefined;
  const lock = record && lockOf(record);
  return lock && `Outcome unknown: ${lock.label}. Open the record and settle it first.`;
};

/** Splits rows into eligible ones and excluded ones by reason: the row's own state first, then permissions and locks. */
export const eligibleRows = <Row>(
  bulk: Pick<Bulk<Row>, "decisive" | "decides">,
  action: BulkAction<Row>,
  session: Session,
  rows: readonly { selected: Row; latest: Row }[],
  lockOf: LockOf,
): BulkRequest<Row> => {
  const eligible: Row[] = [];
  const excluded = new Map<string, { isLocked: boolean; rows: Row[] }>();
  for (const { selected, latest } of rows) {
    const exclude = (reason: string, isLocked = false) => {
      const { rows: before } = excluded.get(reason) ?? { rows: [] };
      excluded.set(reason, { isLocked, rows: [...before, latest] });
    };
    const own = action.reason?.(latest, session);
    if (own !== undefined) {
      // A row excluded by its own state may have no call.
      exclude(own);
      continue;
    }
    const call = action.call(latest, { note: "", chosen: false, userId: session.userId });
    const locked = lockReason(bulk, call, latest, lockOf);
    const reason =
      lacking(session, permissionOf(call)) ?? locked ?? (differs(bulk, selected, latest) ? CHANGED : undefined);
    if (reason === undefined) eligible.push(latest);
    else exclude(reason, reason === locked);
  }
  return { action, eligible, excluded: [...excluded].map(([reason, it]) => ({ reason, ...it })) };
};
