import { failedRow, type FailedRow } from "./failed-row.ts";
import type { RowResult, RowState } from "./row-result.ts";

/** Rows that are read and sent at the same time. */
const AT_ONCE = 4;
/** Unknown outcomes in a row after which nothing more is sent: the server does not answer. */
const UNKNOWN_IN_A_ROW = 4;

const STOPPED = "Stopped before it was sent.";
const NO_ANSWERS = "Not sent, since the server did not answer for the rows before.";

type BulkSteps<Row> = {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /**
   * Reads a row again, right before it is sent and once it was refused. Answers why it is not to be sent any more, or
   * nothing; where it fails, the row is not sent.
   */
  check: (row: Row) => Promise<string | undefined>;
  /** Sends it, once. Answers what a successful answer refuses all the same; fails with an `ApiError`. */
  send: (row: Row) => Promise<string | undefined>;
  /** Told synchronously of each change; of `sending` before anything is sent. */
  onChange: (results: readonly RowResult[]) => void;
};

export type BulkRun = {
  /** Sends no more; what is under way is awaited. */
  stop: () => void;
  /** The results, once no row waits. Never fails. */
  finished: Promise<readonly RowResult[]>;
};

/**
 * Sends a call for each row, in their order, at most four at a time, each row once whatever becomes of it. A row that
 * changed meanwhile is skipped. Nothing here is retried.
 */
export const runBulk = <Row>({ rows, idOf, check, send, onChange }: BulkSteps<Row>): BulkRun => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const results = new Map<string, RowResult>([...byId.keys()].map((id) => [id, { id, state: "waiting" }]));
  const queue = [...byId];
  /** Why no more is sent. */
  let ended: string | undefined;
  let unknown = 0;

  const set = (id: string, state: RowState, reason?: string) => {
    unknown = state === "unknown" ? unknown + 1 : state === "done" || state === "refused" ? 0 : unknown;
    results.set(id, reason === undefined ? { id, state } : { id, state, reason });
    onChange([...results.values()]);
  };
  const fail = (id: string, { state, reason, ends }: FailedRow) => {
    set(id, state, reason);
    if (ends) ended ??= reason;
    else if (unknown >= UNKNOWN_IN_A_ROW) ended ??= NO_ANSWERS;
  };
  const sendOne = async (id: string, row: Row) => {
    set(id, "sending");
    try {
      const refusal = await send(row);
      set(id, refusal === undefined ? "done" : "refused", refusal);
    } catch (error) {
      const failed = failedRow(error);
      // Refused because somebody else was faster? Nothing is known where it cannot be read.
      const changed = failed.state === "refused" && !failed.ends && (await check(row).catch(() => undefined));
      fail(id, changed ? { ...failed, state: "changed" } : failed);
    }
  };
  const take = async (id: string, row: Row) => {
    let changed: string | undefined;
    try {
      changed = await check(row);
    } catch (error) {
      // Only read, so nothing was sent.
      return fail(id, { ...failedRow(error), state: "not-sent" });
    }
    if (changed !== undefined) return set(id, "changed", changed);
    // Stopped while it was read: it still waits.
    return ended === undefined ? sendOne(id, row) : undefined;
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // Taken from the queue all the same: it waits until the end.
      if (ended === undefined) await take(...next);
    }
  };
  const finish = async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const { id, state } of results.values()) if (state === "waiting") set(id, "not-sent", ended ?? STOPPED);
    return [...results.values()];
  };
  return { stop: () => void (ended ??= STOPPED), finished: finish() };
};
