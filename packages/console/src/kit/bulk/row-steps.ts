import { ApiError, isUndone, type ManyWrites } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import type { DecidedRecord } from "../submit/decided-record.ts";
import type { Session } from "../session/session.ts";
import type { Bulk, BulkAction, BulkAnswer, BulkLock } from "./bulk.ts";
import { CHANGED, differs } from "./eligible-rows.ts";

type Wanted<Row> = {
  bulk: Bulk<Row>;
  action: BulkAction<Row>;
  /** The input of staff for a row. */
  answerFor: (row: Row) => BulkAnswer;
  client: QueryClient;
  writes: ManyWrites;
  session: Session;
  /** Called after money was sent with an unknown outcome, once per panel to lock. */
  onUnknown: (sent: UnknownRow) => void;
};

/** A row whose money was sent with an unknown outcome. */
export type UnknownRow = {
  lock: BulkLock;
  decides: DecidedRecord | undefined;
  operation: string;
  input: unknown;
  idempotencyKey: string;
};

/** The steps with which a bulk run checks and sends a row. */
export const rowSteps = <Row>({ bulk, action, answerFor, client, writes, session, onUnknown }: Wanted<Row>) => {
  /** The latest version of each row. */
  const read = new Map<Row, Row>();
  return {
    /** Why the row must not be sent: somebody else decided. Undefined if the contract has no read for it. */
    check: async (row: Row): Promise<string | undefined> => {
      if (!bulk.reread) return undefined;
      const now = await bulk.reread(client, row);
      read.set(row, now);
      return action.reason?.(now, session) ?? (differs(bulk, row, now) ? CHANGED : undefined);
    },
    send: async (row: Row): Promise<string | undefined> => {
      const now = read.get(row) ?? row;
      const given = { ...answerFor(row), userId: session.userId };
      const { operation, input } = action.call(now, given);
      try {
        const data = await writes.send(operation, input as never);
        if (!isUndone(operation, data)) return undefined;
        return action.refusal?.(data) ?? "The server did not carry it out.";
      } catch (error) {
        const { outcome, idempotencyKey } = error instanceof ApiError ? error : {};
        if (operation.effect === "money" && outcome === "unknown" && idempotencyKey !== undefined)
          for (const lock of action.locks?.(now, given) ?? [])
            onUnknown({ lock, decides: bulk.decides?.(now), operation: operation.id, input, idempotencyKey });
        throw error;
      }
    },
  };
};
