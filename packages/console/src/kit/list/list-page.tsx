import { lazyComponent, useLocale, type Locale } from "@backoffice/ui";
import type { RowAction, RowData, Totals } from "@backoffice/ui/table";
import { Inbox } from "lucide-react";
import { Suspense, useMemo, type ComponentType, type ReactNode } from "react";
import { usePublishRows, type RowDetails } from "#kit/contract/record/published-rows.ts";
import { useCurrentPanel, usePanels, type Panels } from "#kit/panels/definition/panels.ts";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { useSession, type Session } from "#kit/session/session.ts";
import type { ListTotal } from "./list-total.ts";
import { ListView, type EmptyList } from "./list-view.tsx";
import type { Opens } from "./opens.ts";
import { inOwnWords } from "./own-words.ts";
import { PrintHead } from "./print-head.tsx";
import { usePageButtons, type PageButton } from "./page-buttons.tsx";
import { useActionKeys } from "#kit/queue/keys/use-action-keys.ts";
import { sortedInSight } from "./sorted-in-sight.ts";
import { readAgain } from "./rows/read-again.ts";
import type { RowSource } from "./rows/row-source.ts";
import { useAddressState } from "./state/search-state.ts";
import type { Bulk } from "#kit/bulk/bulk.ts";
import { useBulk } from "#kit/bulk/use-bulk.tsx";
import { useList, type List, type ListOptions } from "./rows/use-list.ts";
import type { CsvRules } from "#kit/export/csv-rules.ts";
import type { ListRows, StaffQueue } from "#kit/queue/staff-queue.tsx";
import { inSentence } from "#kit/words/in-sentence.ts";

/** The row actions for the reader of the list and the operator of the top bar (`*` for all). */
export type OfReader<Actions> = (panels: Panels, session: Session, opId: string) => Actions;

/** The optional parts of a list page, besides rows, columns and filters. */
export type ListPageParts<Row> = {
  /** The noun for a row, in the singular, in the names of its controls; by default that of its bulk actions. */
  noun?: string | undefined;
  actions?: OfReader<readonly RowAction<Row>[]> | undefined;
  /** The bulk actions; without them rows cannot be selected. */
  bulk?: Bulk<Row> | undefined;
  /** Adds a row: the main button, in the toolbar and in the empty list. */
  create?: PageButton | undefined;
  /** Other buttons, before `create`. */
  buttons?: readonly PageButton[] | undefined;
  empty?: Partial<EmptyList> | undefined;
  /** The documented rules of the CSV file. */
  csv?: CsvRules<Row> | undefined;
  /** The total over all pages, from a separate call. */
  total?: ListTotal | undefined;
  /** Rereads the list and its total at this interval, in milliseconds, except in a hidden tab. */
  readEvery?: number | undefined;
  /** Figures between the toolbar and the rows; the page scrolls then, and not the rows within it. */
  above?: ComponentType<{ list: List<Row & object> }> | undefined;
  /** View controls before the buttons. */
  tools?: ReactNode;
  /** Makes the list a queue: pending rows, oldest first, decided rows stay visible. */
  queue?: StaffQueue | undefined;
  /** The call is about one operator or brand, not all. */
  oneOperator?: boolean | undefined;
};

type ListPageProps<Row extends RowData, Filter extends string, Sorted extends string> = ListPageParts<Row> &
  Omit<ListOptions<Row, Filter, Sorted>, "opId"> & {
    /** The noun for the rows, in the plural: "Banks". */
    label: string;
    source: RowSource<Row, Filter, Sorted>;
    /** Target of a row: a panel, whose parameter holds the row's id, or a page. */
    opens: Opens<Row>;
    /** The totals over all pages as cells, by column id. */
    totals?: ((sums: Readonly<Record<string, unknown>>, locale: Locale) => Totals["cells"]) | undefined;
    /** The details of a row in the panel `row-details`. */
    details?: RowDetails | undefined;
  };

/** Loaded on demand: few lists have a total from a call of its own. */
const TotalCell = lazyComponent(() => import("./total-cell.tsx"));

const NONE: readonly never[] = [];

type TableProps<Row extends RowData, Filter extends string, Sorted extends string> = ListPageProps<
  Row,
  Filter,
  Sorted
> & { opId: string | undefined };

type ListTableProps<Row extends RowData, Filter extends string, Sorted extends string> = TableProps<
  Row,
  Filter,
  Sorted
> & {
  list: List<Row>;
  /** The rows of the list, or of the queue that it is. */
  listRows: ListRows<Row>;
};

const ListTable = <Row extends RowData, Filter extends string, Sorted extends string>({
  label,
  noun,
  source,
  opens,
  actions: actionsOf,
  bulk,
  create,
  buttons = NONE,
  empty,
  csv,
  totals: totalsOf,
  total: sum,
  readEvery,
  above: Above,
  tools,
  details,
  queue,
  columns,
  list,
  listRows: { rows, total, retry, button, ...tableRows },
}: ListTableProps<Row, Filter, Sorted>) => {
  const panels = usePanels();
  const session = useSession();
  const locale = useLocale();
  const { opId } = useScope();
  const actions = useMemo(() => actionsOf?.(panels, session, opId), [actionsOf, panels, session, opId]);
  const pageButtons = usePageButtons(buttons, create);
  useActionKeys({ rows, idOf: source.id, actions });
  usePublishRows(label, list, details, actions);
  const { table, dialogs } = useBulk(bulk, list, rows);
  const cells = sum
    ? {
        [sum.column]: (
          <Suspense>
            <TotalCell total={sum} request={list.asked} every={readEvery} />
          </Suspense>
        ),
      }
    : totalsOf && list.totals && totalsOf(list.totals, locale);
  const view = (
    <ListView
      label={label}
      noun={noun ?? bulk?.noun[0]}
      list={{ ...list, rows, retry }}
      total={total}
      isQueue={queue !== undefined}
      columns={columns}
      csv={csv}
      opens={opens}
      actions={actions}
      totals={cells && { label: sum?.label?.(list.asked) ?? "Total", cells, sums: list.totals }}
      empty={{
        icon: Inbox,
        title: `No ${inSentence(label)} yet`,
        text: "Records appear here once they exist.",
        ...empty,
      }}
      primary={
        tools ? (
          <>
            {tools}
            {pageButtons}
          </>
        ) : (
          pageButtons
        )
      }
      quick={button}
      summary={Above && <Above list={list} />}
      {...tableRows}
      {...table}
    />
  );
  return (
    <>
      <PrintHead label={label} bar={list.bar} />
      {view}
      {dialogs}
    </>
  );
};

const Table = <Row extends RowData, Filter extends string, Sorted extends string>(
  page: TableProps<Row, Filter, Sorted>,
) => {
  const { source, readEvery, opens, queue, columns: given } = page;
  const state = useAddressState();
  const isOnlyWaiting = queue?.showsOnlyWaiting(state.search) ?? false;
  const defaultSort = queue && isOnlyWaiting ? { id: queue.since as Sorted, desc: false } : page.defaultSort;
  const session = useSession();
  const rowsOf = useMemo(() => (readEvery === undefined ? source : readAgain(source, readEvery)), [source, readEvery]);
  const sorted = defaultSort?.id;
  const columns = useMemo(() => {
    const shown = inOwnWords(sortedInSight(sorted, given), session);
    return queue ? queue.columns<Row & object, Sorted>(shown, isOnlyWaiting) : shown;
  }, [queue, isOnlyWaiting, sorted, given, session]);
  const list = useList<Row, Filter, Sorted>(state, rowsOf, { ...page, defaultSort, columns });
  const current = useCurrentPanel();
  const openId = "panel" in opens && current?.id === opens.panel ? current.params[opens.param] : undefined;
  const renderTable = (listRows: ListRows<Row>) => <ListTable {...page} {...{ columns, list, listRows }} />;
  if (!queue) return renderTable({ rows: list.rows, total: list.count, retry: list.retry });
  return (
    <queue.Rows<Row & object> queue={queue} list={list} openId={openId}>
      {renderTable}
    </queue.Rows>
  );
};

/** A list page with all parts given: rows, columns, filters and actions. `listPage` generates missing parts. */
export const ListPage = <Row extends RowData, Filter extends string, Sorted extends string>({
  oneOperator = false,
  ...page
}: ListPageProps<Row, Filter, Sorted>) => {
  const one = useSelectedOperator();
  if (!oneOperator) return <Table {...page} opId={undefined} />;
  return one === undefined ? <ChooseOperator subject={inSentence(page.label)} /> : <Table {...page} opId={one} />;
};
