import type { components, listCmsPages } from "@backoffice/api-client";
import { booleanCell, dateCell, statusCell, textCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { languageColumns, nameColumn, savedColumns, titleColumn } from "#entities/content/kinds/entry-columns.tsx";

type Row = components["schemas"]["CmsPageRow"];

/** Columns of a site's pages. */
export const pageColumns: ColumnsOf<typeof listCmsPages> = [
  { id: "slug", ...nameColumn<Row>("Address", ({ slug }) => slug), sortable: true },
  titleColumn<Row>((row) => row),
  {
    id: "status",
    header: "Status",
    ...statusCell<Row, Row["status"]>(({ status }) => status, ENTRY_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "hasUnpublishedChanges",
    header: "Changes",
    help: "Whether players still see an older version.",
    ...textCell<Row>(({ hasUnpublishedChanges }) => (hasUnpublishedChanges ? "Not published" : undefined)),
    width: 120,
  },
  {
    id: "pageType",
    header: "Type",
    ...choiceCell<Row>(({ pageType }) => pageType),
    sortable: true,
    width: 110,
  },
  ...languageColumns<Row>(),
  ...savedColumns<Row>(),
  {
    id: "publishedAt",
    header: "Published",
    ...dateCell<Row>(({ publishedAt }) => publishedAt),
    sortable: true,
    width: 175,
    defaultHidden: true,
  },
  {
    id: "showInSitemap",
    header: "In sitemap",
    ...booleanCell<Row>(({ showInSitemap }) => showInSitemap),
    width: 120,
    defaultHidden: true,
  },
];
