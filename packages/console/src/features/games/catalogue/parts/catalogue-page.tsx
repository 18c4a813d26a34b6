import { Button } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import { Plus, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import type { PanelParams } from "#kit/panels/panel-params.ts";
import { usePanels } from "#kit/panels/panels.ts";
import type { RowSource } from "#kit/list/row-source.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import type { CataloguePanel } from "../catalogue.params.ts";
import { catalogueActions } from "./catalogue.actions.ts";
import { catalogueFilters } from "./catalogue.filters.ts";
import type { Entry } from "./entry.ts";

/** Entries a page, as the list calls are documented (shell §7). */
const LIMIT = 100;

type CataloguePageProps<Row extends Entry, Id extends CataloguePanel> = {
  /** What the entries are, in the plural: "Game tags". */
  label: string;
  /** What one is, in a sentence: "tag". */
  noun: string;
  source: RowSource<Row>;
  columns: readonly Column<Row>[];
  /** The column that the rows are sorted by at first. */
  sortedBy: string;
  /** The panel that changes an entry, its parameter, and the entry's value for it. */
  panel: Id;
  param: keyof PanelParams[Id] & string;
  empty: { icon: LucideIcon; text: string };
};

/** A list of the catalogue, with the panel that adds to it and changes it. */
export const CataloguePage = <Row extends Entry, Id extends CataloguePanel>({
  label,
  noun,
  source,
  columns,
  sortedBy,
  panel,
  param,
  empty,
}: CataloguePageProps<Row, Id>) => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(source, {
    filters: catalogueFilters,
    columns,
    defaultSort: { id: sortedBy, desc: false },
    limit: LIMIT,
  });
  const open = useMemo(
    () => (row?: Row) => panels.open(panel, row ? { [param]: source.id(row) } : {}),
    [panels, panel, param, source],
  );
  const actions = useMemo(() => catalogueActions<Row>(open, session), [open, session]);
  usePublishActions(
    useMemo(
      () => (can(session, "edit_game_catalogue") ? [{ label: `New ${noun}`, run: () => open() }] : []),
      [open, noun, session],
    ),
  );

  return (
    <ListView
      label={label}
      list={list}
      columns={columns}
      opens={{ panel, param }}
      actions={actions}
      empty={{ icon: empty.icon, title: `No ${label.toLowerCase()} yet`, text: empty.text }}
      primary={
        <Button variant="primary" reason={lacking(session, "edit_game_catalogue")} onClick={() => open()}>
          <Plus size={14} strokeWidth={2} aria-hidden />
          New {noun}
        </Button>
      }
    />
  );
};
