import { isUndone, type ManyWrites } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { sendWrite, type Sender } from "#kit/submit/send-write.ts";
import type { Session } from "#kit/session/session.ts";
import type { Bulk, BulkAction, BulkAnswer, BulkGiven } from "../bulk.ts";
import { CHANGED, differs } from "../eligible-rows.ts";
import { unsavedRow, type FailedRow } from "../results/failed-row.ts";

type Wanted<Row> = {
  bulk: Bulk<Row>;
  action: BulkAction<Row>;
  /** The input of staff for a row. */
  answerFor: (row: Row) => BulkAnswer;
  client: QueryClient;
  writes: ManyWrites;
  session: Session;
  /** The forms that can send the row's call alone. */
  sendersOf: (row: Row, given: BulkGiven) => readonly Sender[];
  /** The label of the write, and the path of the page. */
  from: { label: string; page: string };
};

/** The steps with which a bulk run checks and sends a row. */
export const rowSteps = <Row>({ bulk, action, answerFor, client, writes, session, sendersOf, from }: Wanted<Row>) => {
  const { userId } = session;
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
    /** Sends the row once. Returns what became of it if it is not done. */
    send: async (row: Row): Promise<FailedRow | undefined> => {
      const now = read.get(row) ?? row;
      const given = { ...answerFor(row), userId };
      const { operation, input } = action.call(now, given);
      const keeping = { ...from, userId, senders: sendersOf(now, given) };
      const result = await sendWrite({ operation, keeping }, (grant) => writes.send(operation, input as never, grant));
      if (result.state !== "saved") return unsavedRow(result);
      if (!isUndone(operation, result.data)) return undefined;
      const said = action.refusal?.(result.data);
      return {
        state: "refused",
        reason: said ?? "The server did not carry out the action.",
        isServers: said !== undefined || undefined,
      };
    },
  };
};
