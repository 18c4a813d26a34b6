import type { components } from "@backoffice/api-client";
import { statusCell, waitingCell } from "@backoffice/ui/table";
import { TRANSACTION_STATUS } from "./transaction-status.ts";
import { isUndecided } from "./is-undecided.ts";

type Schemas = components["schemas"];

/**
 * Waiting time of pending transactions, in place of the creation date; `target` in hours. A row that was decided while the
 * queue is on screen shows its new status instead: a queue hides its column of the status.
 */
export const waitingColumn = <Row extends Schemas["Transaction"]>(target: number) => {
  const waiting = waitingCell<Row>((tx) => (isUndecided(tx) ? tx.createdAt : null), target);
  const decided = statusCell<Row, Schemas["TransactionStatus"]>(({ status }) => status, TRANSACTION_STATUS);
  return {
    id: "createdAt",
    header: "Waiting",
    help: `Time since the request. The target is ${target > 24 ? `${String(target / 24)} days` : `${String(target)} hours`}.`,
    ...waiting,
    cell: (...of: Parameters<typeof waiting.cell>) =>
      isUndecided(of[0]) ? (
        waiting.cell(...of)
      ) : (
        // The word needs more room than a time: it may stand in the padding.
        <span className="-mx-2 block truncate">{decided.cell(...of)}</span>
      ),
    sortable: true,
    width: 88,
  } as const;
};
