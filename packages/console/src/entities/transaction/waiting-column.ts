import type { components } from "@backoffice/api-client";
import { waitingCell } from "@backoffice/ui/table";
import { undecided } from "./undecided.ts";

/** Waiting time of pending transactions, in place of the creation date; `target` in hours. */
export const waitingColumn = <Row extends components["schemas"]["Transaction"]>(target: number) =>
  ({
    id: "createdAt",
    header: "Waiting",
    help: `Time since the request. The target is ${target > 24 ? `${String(target / 24)} days` : `${String(target)} hours`}.`,
    ...waitingCell<Row>((tx) => (undecided(tx) ? tx.createdAt : null), target),
    sortable: true,
    width: 105,
  }) as const;
