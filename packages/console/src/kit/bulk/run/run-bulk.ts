import { failedRow, type FailedRow } from "../results/failed-row.ts";
import type { RowResult } from "../results/row-result.ts";

/** Maximum number of rows in progress. */
const AT_ONCE = 4;
/** Consecutive unknown outcomes after which nothing more is sent: the server does not answer. */
const UNKNOWN_IN_A_ROW = 4;

const STOPPED = "Stopped before it was sent.";
const NO_ANSWERS = "Not sent, because the server did not respond to the previous rows.";

type BulkSteps<Row> = {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /**
   * Rereads a row, right before it is sent and after a refusal. Returns why it must not be sent, or undefined; if it
   * fails, the row is not sent.
   */
  check: (row: Row) => Promise<string | undefined>;
  /** Sends the row once. Returns what became of it if it is not done; never fails. */
  send: (row: Row) => Promise<FailedRow | undefined>;
  /** Called synchronously with each change; with `sending` before the row is sent. */
  onChange: (results: readonly RowResult[]) => void;
};

export type BulkRun = {
  /** Sends no more rows; rows in progress are awaited. */
  stop: () => void;
  /** The results, once no row waits. Never fails. */
  finished: Promise<readonly RowResult[]>;
};

/**
 * Sends one call per row, in order, at most four at a time, each row once whatever the result. Rows that changed in
 * the meantime are skipped. Nothing is retried.
 */
export const runBulk = <Row>({ rows, idOf, check, send, onChange }: BulkSteps<Row>): BulkRun => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const results = new Map<string, RowResult>([...byId.keys()].map((id) => [id, { id, state: "waiting" }]));
  const queue = [...byId];
  /** Why no more rows are sent. */
  let ended: string | undefined;
  let unknown = 0;

  const set = (id: string, { ends, ...became }: FailedRow) => {
    const { state, reason } = became;
    unknown = state === "unknown" ? unknown + 1 : state === "done" || state === "refused" ? 0 : unknown;
    results.set(id, { id, ...became });
    onChange([...results.values()]);
    if (ends) ended ??= reason;
    else if (unknown >= UNKNOWN_IN_A_ROW) ended ??= NO_ANSWERS;
  };
  const sendOne = async (id: string, row: Row) => {
    set(id, { state: "sending" });
    const failed = await send(row);
    if (failed?.state !== "refused") return set(id, failed ?? { state: "done" });
    // Checks whether somebody else was faster; unknown if the row cannot be reread.
    const changed = await check(row).catch(() => undefined);
    return set(id, changed === undefined ? failed : { ...failed, state: "changed" });
  };
  const take = async (id: string, row: Row) => {
    let changed: string | undefined;
    try {
      changed = await check(row);
    } catch (error) {
      // The reread failed, so nothing was sent.
      return set(id, { ...failedRow(error), state: "not-sent" });
    }
    if (changed !== undefined) return set(id, { state: "changed", reason: changed });
    // Stopped during the reread: the row still waits.
    return ended === undefined ? sendOne(id, row) : undefined;
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // Taken from the queue anyway: the row waits until the end.
      if (ended === undefined) await take(...next);
    }
  };
  const finish = async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const { id, state } of results.values())
      if (state === "waiting") set(id, { state: "not-sent", reason: ended ?? STOPPED });
    return [...results.values()];
  };
  return { stop: () => void (ended ??= STOPPED), finished: finish() };
};
