import { Button, lazyComponent, Spinner, useLocale } from "@backoffice/ui";
import type { DataTableProps, RowData } from "@backoffice/ui/table";
import { Suspense, useState, type ReactNode } from "react";
import { useAddress } from "../address/address.tsx";
import type { List } from "../list/rows/use-list.ts";
import { useSession } from "../session/session.ts";
import type { BulkDialogsProps } from "./bulk-dialogs.tsx";
import { BulkTotals } from "./bulk-totals-text.tsx";
import type { Bulk } from "./bulk.ts";
import { eligibleRows, type Wanted } from "./eligible-rows.ts";
import { runKey, unfinishedRun } from "./kept-run.ts";
import type { RowResult } from "./row-result.ts";
import { useBulkSelection } from "./use-bulk-selection.ts";

type Selecting<Row extends RowData> = Pick<DataTableProps<Row>, "selection" | "bulkBar">;

const load = () => import("./bulk-dialogs.tsx");

/** States whose rows stay selected after a run. */
const AGAIN: ReadonlySet<RowResult["state"]> = new Set(["refused", "not-sent"]);

/** Lets the rows of a list be selected where something can be done with several; `dialogs` are to be drawn beside it. */
export const useBulk = <Row extends RowData>(
  bulk: Bulk<Row> | undefined,
  list: List<Row>,
  rows: readonly Row[],
): { table: Selecting<Row>; dialogs: ReactNode } => {
  const session = useSession();
  const { locale } = useLocale();
  const { pathname } = useAddress();
  const keptAs = runKey(session.userId, pathname);
  const { selection, entries, reading, keep } = useBulkSelection({ list, rows, most: bulk?.most });
  const [wanted, setWanted] = useState<Wanted<Row>>();
  const [opened, setOpened] = useState(() => bulk !== undefined && unfinishedRun(keptAs) !== undefined);
  if (!bulk || bulk.actions.length === 0) return { table: {}, dialogs: null };

  const bulkBar = () => (
    <>
      {reading && (
        <span className="inline-flex items-center gap-1.5 px-2 text-ink-muted">
          <Spinner /> Reading all rows
        </span>
      )}
      {bulk.money && <BulkTotals rows={entries.map(({ latest }) => latest)} money={bulk.money} locale={locale} />}
      {bulk.actions.map((action) => {
        const asked = eligibleRows(bulk, action, session, entries);
        const { icon: Icon } = action;
        return (
          <Button
            key={action.id}
            variant={action.tone === "danger" ? "danger" : undefined}
            reason={
              reading
                ? "Wait until all rows are read."
                : asked.eligible.length === 0
                  ? asked.excluded[0]?.reason
                  : undefined
            }
            onClick={() => {
              setOpened(true);
              setWanted(asked);
            }}
          >
            {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
            {action.label ?? action.verb}
          </Button>
        );
      })}
    </>
  );
  const Dialogs = lazyComponent<BulkDialogsProps<Row>>(load);
  return {
    table: { selection, bulkBar },
    dialogs: opened && (
      <Suspense>
        <Dialogs
          bulk={bulk}
          idOf={list.source.id}
          keptAs={keptAs}
          wanted={wanted}
          onCancel={() => setWanted(undefined)}
          onClose={(results) => {
            setWanted(undefined);
            keep(new Set(results.filter(({ state }) => AGAIN.has(state)).map(({ id }) => id)));
          }}
        />
      </Suspense>
    ),
  };
};
