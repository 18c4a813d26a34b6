import type { components } from "@backoffice/api-client";
import { waitingCell } from "@backoffice/ui/table";
import { undecided } from "./undecided.ts";

/** How long a transaction waits, in place of the moment it was created; `target` in hours. For lists of pending ones. */
export const waitingColumn = <Row extends components["schemas"]["Transaction"]>(target: number) =>
  ({
    id: "createdAt",
    header: "Waiting",
    help: `Time since the request. The target is ${target > 24 ? `${String(target / 24)} days` : `${String(target)} hours`}.`,
    ...waitingCell<Row>((tx) => (undecided(tx) ? tx.createdAt : null), target),
    sortable: true,
    width: 105,
  }) as const;
