import type { components, listCmsBlocks } from "@backoffice/api-client";
import { dateCell, statusCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { MODAL_STATUS } from "#entities/content/kinds/entry-words.ts";
import { languageColumns, nameColumn, savedColumns, titleColumn } from "#entities/content/kinds/entry-columns.tsx";

type Row = components["schemas"]["CmsBlock"];

/** Columns of a site's modals: name, status, schedule and languages. */
export const modalColumns: ColumnsOf<typeof listCmsBlocks> = [
  { id: "name", ...nameColumn<Row>("Name", ({ block }) => block.name, { mono: false }), sortable: true },
  titleColumn<Row>(({ block }) => block),
  {
    id: "status",
    header: "Status",
    ...statusCell<Row, Row["block"]["status"]>(({ block }) => block.status, MODAL_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "order",
    header: "Order",
    help: "Order among the modals. Lower numbers come first.",
    ...numberCell<Row>(({ block }) => block.order),
    sortable: true,
    width: 85,
  },
  { id: "startsAt", header: "From", ...dateCell<Row>(({ block }) => block.startsAt), sortable: true, width: 175 },
  { id: "endsAt", header: "Until", ...dateCell<Row>(({ block }) => block.endsAt), sortable: true, width: 175 },
  ...languageColumns<Row>(),
  ...savedColumns<Row>(),
];
