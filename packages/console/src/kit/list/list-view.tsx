import { EmptyState, lazyComponent, useLatestCallback } from "@backoffice/ui";
import { FilterBar } from "@backoffice/ui/filters";
import {
  DataTable,
  type DataTableProps,
  type RowAction,
  type RowCursor,
  type RowData,
  type Totals,
} from "@backoffice/ui/table";
import { RefreshCw, type LucideIcon } from "lucide-react";
import { Suspense, use, useCallback, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router";
import { changeAppearance, useAppearance } from "#kit/preferences/appearance.ts";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { DrawerLead } from "./drawer-lead.ts";
import type { CsvRules } from "#kit/export/csv-rules.ts";
import type { ReferringColumn } from "#kit/export/with-names.ts";
import { ExportButton } from "#kit/export/export-button.tsx";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { useStepKeys } from "#kit/queue/keys/use-step-keys.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import { useCurrentPanel } from "#kit/panels/definition/panels.ts";
import { inlineDrawer } from "#kit/panels/inline-drawer-store.ts";
import type { Opens } from "./opens.ts";
import { useOpenRow } from "./use-open-row.ts";
import { useTableKey } from "./use-table-key.ts";
import type { List } from "./rows/use-list.ts";

/** Loaded on demand: few users are refused a list in their menu. */
const Refused = lazyComponent(() => import("#kit/session/forbidden-scope.tsx"));

/** The empty state of a list, with an explanation. */
export type EmptyList = { icon: LucideIcon; title: string; text: string };

type ListViewProps<Row extends RowData> = Pick<DataTableProps<Row>, "noun" | "selection" | "bulkBar"> & {
  /** The noun for the rows, in the plural: "Banks". */
  label: string;
  list: List<Row>;
  /** Number of rows on all pages, if more are shown than the list counts. */
  total?: number | undefined;
  /** Names the rows on screen that the list does not count: "6 decided just now". */
  besides?: string | undefined;
  /** The list is a queue: a decision opens the next row. */
  isQueue?: boolean | undefined;
  /** The rows of a queue that have left it and stay on screen, by id. */
  left?: ReadonlySet<string> | undefined;
  /** Filters that the page's line says: those of a queue. */
  implied?: readonly string[] | undefined;
  /** Stands over the rows. */
  notice?: ReactNode;
  columns: readonly ReferringColumn<Row>[];
  /** The documented rules of the CSV file. */
  csv?: CsvRules<Row> | undefined;
  /** Target of a row: a panel, whose parameter holds the row's id, or a page. */
  opens: Opens<Row>;
  actions?: readonly RowAction<Row>[] | undefined;
  totals?: Totals | undefined;
  /** Shown with the `primary` button, which resolves it. */
  empty: EmptyList;
  /** Filters that one press sets. */
  quick?: ReactNode;
  /** The page's buttons. */
  primary?: ReactNode;
  /** Figures between toolbar and rows; the page scrolls then. */
  summary?: ReactNode;
};

/** A list: filters, table, paging, and the panel that its rows open; all of its state is in the address. */
export const ListView = <Row extends RowData>({
  label,
  noun,
  list,
  total = list.count,
  besides,
  isQueue = false,
  left,
  implied,
  notice,
  quick,
  columns,
  csv,
  opens,
  actions,
  totals,
  empty,
  primary,
  summary,
  selection,
  bulkBar,
}: ListViewProps<Row>) => {
  const { keep, shown } = usePlace();
  useEffect(keep, [keep]);
  const current = useCurrentPanel();
  const besideDrawer = useSyncExternalStore(inlineDrawer.subscribe, () => shown && inlineDrawer.read());
  const { density } = useAppearance();
  const { pathname, search } = useLocation();
  const storageKey = useTableKey();
  const rowId = list.source.id;
  const [panel, param]: [string?, string?] = "panel" in opens ? [opens.panel, opens.param] : [];
  // A row whose page needs more than its id is not identified by that.
  const page = "page" in opens && !opens.keep ? opens.page : undefined;
  const { before, reread } = list;
  const neighbours = useMemo(() => {
    const ids = list.rows.map(rowId);
    const rowOf = (id: string) => list.rows.find((it) => rowId(it) === id);
    return {
      panel,
      param,
      page,
      address: [pathname, search],
      ids,
      before,
      total,
      isQueue,
      left,
      rowOf,
      actions,
      reread,
    } as const;
  }, [panel, param, page, pathname, search, list.rows, rowId, before, total, isQueue, left, actions, reread]);
  usePublishNeighbours(neighbours);
  const open = useOpenRow(opens, rowId);
  const cursor = useRef<RowCursor>(null);
  const goBack = useCallback(() => cursor.current?.step(-1), []);
  const goOn = useCallback(() => cursor.current?.step(1), []);
  // An inline drawer takes them, and the focus in the rows follows.
  const steps = shown && !besideDrawer;
  useStepKeys("page", steps ? goBack : undefined, steps ? goOn : undefined);
  const retry = useLatestCallback(list.retry);
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: retry }], [retry]));
  const active = param && current && current.id === panel ? current.params[param] : undefined;

  return (
    <DataTable<Row>
      // In a page that scrolls, the header sticks beyond its padding.
      className={
        summary === undefined
          ? "min-h-0 grow basis-0"
          : "grow [--head-top:calc(var(--spacing)*-3)] lg:[--head-top:calc(var(--spacing)*-5)]"
      }
      label={label}
      noun={noun}
      rows={list.rows}
      columns={columns}
      rowId={rowId}
      state={list.table}
      sort={list.sort}
      onSortChange={list.setSort}
      selection={selection}
      bulkBar={bulkBar}
      onOpen={open}
      activeRowId={active}
      besideDrawer={besideDrawer}
      isQueue={isQueue}
      cursor={cursor}
      actions={actions}
      totals={totals}
      storageKey={storageKey}
      views={list.views}
      density={density}
      onDensityChange={(next) => changeAppearance({ density: next })}
      page={{ page: list.page, limit: list.limit, count: list.count, besides, onChange: list.setPage }}
      filtered={list.filteredBy.length > 0}
      keptColumns={list.filteredBy}
      onClearFilters={list.bar.onClear}
      onRetry={list.retry}
      forbidden={
        list.error && (
          <Suspense>
            <Refused error={list.error} />
          </Suspense>
        )
      }
      empty={
        <EmptyState icon={empty.icon} title={empty.title} action={primary}>
          {empty.text}
        </EmptyState>
      }
      notice={notice}
      summary={summary}
      toolbar={<FilterBar {...list.bar} implied={implied} quick={quick} lead={use(DrawerLead)} />}
      toolbarEnd={
        <>
          {primary}
          <ExportButton
            label={label}
            list={list}
            columns={columns}
            storageKey={storageKey}
            linked={list.views.link.columns}
            rules={csv}
          />
        </>
      }
    />
  );
};
