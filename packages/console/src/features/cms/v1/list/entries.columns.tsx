import type { components, listCmsEntries } from "@backoffice/api-client";
import { statusCell, textCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { languageColumns, nameColumn, savedColumns, titleColumn } from "#entities/content/kinds/entry-columns.tsx";
import { ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";

type Row = components["schemas"]["CmsEntry"];

/** Columns of a CMS v1 kind; pages have a type as their parent. */
export const entryColumns = (kind: EntryKind): ColumnsOf<typeof listCmsEntries> => {
  const { above } = ENTRY_KINDS[kind];
  return [
    { id: "key", ...nameColumn<Row>("Key", ({ key }) => key), sortable: true },
    titleColumn<Row>((row) => row),
    {
      id: "status",
      header: "Status",
      ...statusCell<Row, Row["status"]>(({ status }) => status, ENTRY_STATUS),
      sortable: true,
      width: 110,
    },
    ...(above
      ? [{ id: "parentKey", header: above.label, ...textCell<Row>(({ parentKey }) => parentKey), width: 120 }]
      : []),
    {
      id: "order",
      header: "Position",
      help: "Lower numbers come first.",
      ...numberCell<Row>(({ order }) => order),
      sortable: true,
      width: 85,
    },
    ...languageColumns<Row>(),
    ...savedColumns<Row>(),
  ];
};
