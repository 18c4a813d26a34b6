import { lazyComponent, Opening, prefetch } from "@backoffice/ui";
import type { DataTableProps, RowData } from "@backoffice/ui/table";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { List } from "#kit/list/rows/use-list.ts";
import { useSession } from "#kit/session/session.ts";
import type { BulkActionsProps } from "./bulk-actions.tsx";
import type { BulkDialogsProps } from "./bulk-dialogs.tsx";
import type { Bulk } from "./bulk.ts";
import type { BulkRequest } from "./eligible-rows.ts";
import { bulkRunOf } from "./run/bulk-runs.ts";
import { runKey } from "./run/kept-run.ts";
import type { RowResult } from "./results/row-result.ts";
import { useBulkSelection } from "./use-bulk-selection.ts";

type Selecting<Row extends RowData> = Pick<DataTableProps<Row>, "selection" | "bulkBar">;

const loadActions = () => import("./bulk-actions.tsx");
const load = () => import("./bulk-dialogs.tsx");

/** States whose rows stay selected after a run. */
const AGAIN: ReadonlySet<RowResult["state"]> = new Set(["refused", "signed-out", "not-sent"]);

/** Makes the rows of a list with bulk actions selectable; render `dialogs` next to the list. */
export const useBulk = <Row extends RowData>(
  bulk: Bulk<Row> | undefined,
  list: List<Row>,
  rows: readonly Row[],
): { table: Selecting<Row>; dialogs: ReactNode } => {
  const session = useSession();
  const { pathname } = useLocation();
  const keptAs = runKey(session.userId, pathname);
  const { selection, entries, reading, keep } = useBulkSelection({ bulk, list, rows });
  const [wanted, setWanted] = useState<BulkRequest<Row>>();
  const [opened, setOpened] = useState(() => bulk !== undefined && bulkRunOf(keptAs) !== undefined);
  const offered = bulk !== undefined && bulk.actions.length > 0;
  useEffect(() => {
    if (offered) prefetch(loadActions);
  }, [offered]);
  if (!bulk || bulk.actions.length === 0) return { table: {}, dialogs: null };

  const Actions = lazyComponent<BulkActionsProps<Row>>(loadActions);
  const bulkBar = () => (
    <Actions
      bulk={bulk}
      entries={entries}
      reading={reading}
      onChoose={(asked) => {
        setOpened(true);
        setWanted(asked);
      }}
    />
  );
  const Dialogs = lazyComponent<BulkDialogsProps<Row>>(load);
  return {
    table: { selection, bulkBar },
    dialogs: opened && (
      <Opening open={wanted !== undefined} onCancel={() => setWanted(undefined)}>
        <Dialogs
          bulk={bulk}
          idOf={list.source.id}
          rows={rows}
          keptAs={keptAs}
          request={wanted}
          onCancel={() => setWanted(undefined)}
          onClose={(results) => {
            setWanted(undefined);
            keep(new Set(results.filter(({ state }) => AGAIN.has(state)).map(({ id }) => id)));
          }}
        />
      </Opening>
    ),
  };
};
