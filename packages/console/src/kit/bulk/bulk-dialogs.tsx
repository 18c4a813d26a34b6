import { BulkConfirm } from "./bulk-confirm.tsx";
import { BulkResults } from "./results/bulk-results.tsx";
import type { Bulk } from "./bulk.ts";
import type { BulkRequest } from "./eligible-rows.ts";
import type { RowResult } from "./results/row-result.ts";
import { useBulkRun } from "./run/use-bulk-run.ts";

export type BulkDialogsProps<Row> = {
  bulk: Bulk<Row>;
  idOf: (row: Row) => string;
  /** The rows of the list, which name those of a run after a reload. */
  rows: readonly Row[];
  /** Where this tab keeps the run. */
  keptAs: string;
  request: BulkRequest<Row> | undefined;
  onCancel: () => void;
  onClose: (results: readonly RowResult[]) => void;
};

/** The confirmation of a bulk action, then its progress and results. */
const BulkDialogs = <Row,>({ bulk, idOf, rows, keptAs, request: wanted, onCancel, onClose }: BulkDialogsProps<Row>) => {
  const run = useBulkRun(bulk, idOf, keptAs);
  if (run.shown)
    return (
      <BulkResults
        bulk={bulk}
        idOf={idOf}
        listed={rows}
        run={run.shown}
        onStop={run.stop}
        onRetry={run.retry}
        onClose={() => {
          const results = run.shown?.results ?? [];
          run.close();
          onClose(results);
        }}
      />
    );
  return wanted && <BulkConfirm bulk={bulk} idOf={idOf} request={wanted} onCancel={onCancel} onConfirm={run.start} />;
};

export default BulkDialogs;
