import type { LucideIcon } from "lucide-react";
import { useMemo } from "react";
import type { ListColumn } from "#kit/list/list-column.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import type { RowSource } from "#kit/list/rows/row-source.ts";
import type { OpensEntry } from "../opens-entry.ts";
import { catalogueActions } from "./catalogue.actions.ts";
import { catalogueFilters } from "./catalogue.filters.ts";
import type { Entry } from "./entry.ts";

/** Page size of the list calls (shell §7). */
const LIMIT = 100;

type CataloguePageProps<Row extends Entry, Sorted extends string> = {
  /** Plural label: "Game tags". */
  label: string;
  source: RowSource<Row, string, Sorted>;
  columns: readonly ListColumn<Row, Sorted>[];
  /** Default sort column. */
  sortedBy: NoInfer<Sorted>;
  /** Panel that adds an entry, or edits the one in its parameter. */
  opens: OpensEntry;
  empty: { icon: LucideIcon; text: string };
};

/** A catalogue list with its add and edit panel. */
export const CataloguePage = <Row extends Entry, Sorted extends string>({
  label,
  source,
  columns,
  sortedBy,
  opens,
  empty,
}: CataloguePageProps<Row, Sorted>) => {
  const { panel, param } = opens;
  const create = useMemo<PageButton>(() => ({ creates: panel }), [panel]);
  const actions = useMemo(() => catalogueActions<Row>(panel, param, source.id), [panel, param, source]);
  return (
    <ListPage
      label={label}
      source={source}
      columns={columns}
      filters={catalogueFilters}
      actions={actions}
      defaultSort={{ id: sortedBy, desc: false }}
      limit={LIMIT}
      opens={opens}
      create={create}
      empty={empty}
    />
  );
};
