import { useLatestCallback } from "@backoffice/ui";
import { useRegistry } from "#kit/pages/registry.ts";
import { panelKey } from "#kit/panels/panel-key.ts";
import { recordKey } from "#kit/submit/decided-record.ts";
import type { Sender } from "#kit/submit/send-write.ts";
import type { Bulk, BulkAction, BulkGiven } from "../bulk.ts";

/** The single panels that send a row's call too: after an unknown outcome they open locked, and can send it again. */
export const useRowSenders = <Row>(bulk: Bulk<Row>) => {
  const { panels } = useRegistry();
  return useLatestCallback((action: BulkAction<Row>, row: Row, given: BulkGiven): readonly Sender[] => {
    const { operation, input } = action.call(row, given);
    const decided = bulk.decides?.(row);
    return (action.locks?.(row, given) ?? []).map((lock) => ({
      operation: lock.operation ?? operation.id,
      panel: panelKey(lock.panel, panels.get(lock.panel)?.about?.(lock.params) ?? lock.params),
      record: decided && recordKey(decided),
      about: decided,
      input: lock.input ?? input,
    }));
  });
};
