import { SectionHeading, useLocale } from "@backoffice/ui";
import { FilterBar } from "@backoffice/ui/filters";
import { DataTable, type RowData } from "@backoffice/ui/table";
import { useId, useMemo } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useScope } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import type { ListFilters } from "./state/filters.ts";
import type { ListPageParts } from "./list-page.tsx";
import type { Opens } from "./opens.ts";
import type { RowSource } from "./rows/row-source.ts";
import { useOwnState } from "./state/search-state.ts";
import { useList, type ListOptions } from "./rows/use-list.ts";
import { useOpenRow } from "./use-open-row.ts";

/** Page size; small, because a panel has little room. */
const FEW = 10;

const NO_FILTERS: ListFilters<never> = () => ({});

type ListInPanelProps<Row extends RowData, Filter extends string, Sorted extends string> = Omit<
  ListOptions<Row, Filter, Sorted>,
  "filters" | "opId"
> & {
  /** The noun for the rows: the heading, followed by their number. */
  label: string;
  /** Heading level: one below that of the surrounding part of the panel. */
  heading?: 3 | 4;
  /** Keep it the same between renders (`useMemo` over what it depends on). */
  source: RowSource<Row, Filter, Sorted>;
  filters?: ListFilters<NoInfer<Filter>>;
  /** Target of a row; absent if the columns show everything. */
  opens?: Opens<Row>;
  actions?: ListPageParts<Row>["actions"];
  /** The text for an empty list: "Not granted to any player yet." */
  empty: string;
};

/** A list inside a drawer or record, with its own page, sort and filters, which reset when the panel opens. */
export const ListInPanel = <Row extends RowData, Filter extends string, Sorted extends string>({
  label,
  heading = 3,
  source,
  filters = NO_FILTERS,
  opens,
  actions: actionsOf,
  empty,
  limit = FEW,
  ...wanted
}: ListInPanelProps<Row, Filter, Sorted>) => {
  const headingId = useId();
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const list = useList<Row, Filter, Sorted>(useOwnState(), source, { ...wanted, filters, limit });
  const actions = useMemo(() => actionsOf?.(panels, session, opId), [actionsOf, panels, session, opId]);
  const hasFilters = Object.keys(list.bar.filters).length > 0;
  const open = useOpenRow(opens, source.id);
  return (
    <div role="group" aria-labelledby={headingId} className="mt-6">
      <SectionHeading level={heading} id={headingId}>
        {list.table.status === "ready" ? `${label}: ${formatNumber(list.count, locale)}` : label}
      </SectionHeading>
      <DataTable<Row>
        className="mt-2"
        label={label}
        rows={list.rows}
        columns={wanted.columns}
        rowId={source.id}
        state={list.table}
        sort={list.sort}
        onSortChange={list.setSort}
        onOpen={opens && open}
        actions={actions}
        page={
          list.count > limit
            ? { page: list.page, limit: list.limit, count: list.count, onChange: list.setPage }
            : undefined
        }
        filtered={list.filteredBy.length > 0}
        keptColumns={list.filteredBy}
        onClearFilters={list.bar.onClear}
        onRetry={list.retry}
        toolbar={hasFilters && <FilterBar {...list.bar} />}
        empty={<p className="p-3 text-ink-muted">{empty}</p>}
      />
    </div>
  );
};
