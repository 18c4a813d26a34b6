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

/** Entries a page, as the list calls are documented (shell §7). */
const LIMIT = 100;

type CataloguePageProps<Row extends Entry, Sorted extends string> = {
  /** What the entries are, in the plural: "Game tags". */
  label: string;
  source: RowSource<Row, string, Sorted>;
  columns: readonly ListColumn<Row, Sorted>[];
  /** The column that the rows are sorted by at first. */
  sortedBy: NoInfer<Sorted>;
  /** The panel that adds an entry, and changes the one that its parameter says. */
  opens: OpensEntry;
  empty: { icon: LucideIcon; text: string };
};

/** A list of the catalogue, with the panel that adds to it and changes it. */
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
