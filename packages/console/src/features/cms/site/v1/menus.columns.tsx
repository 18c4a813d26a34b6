import type { components, listCmsEntries } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { StatusBadge, statusLabel, type Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];
type Entry = Schemas["CmsEntry"];

const MENU_STATUS: Statuses = {
  DRAFT: { label: "Draft", tone: "neutral" },
  PUBLISHED: { label: "Published", tone: "positive" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
};

const textOf = ({ content }: Entry) => content["en"] ?? Object.values(content)[0];

/** The columns of the menus of sites: what each item says, where it leads, and under which other it stands. */
export const menuColumns: ColumnsOf<typeof listCmsEntries> = [
  {
    id: "key",
    header: "Item",
    ...textCell<Entry>(({ key }) => key),
    cell: (row) => <bdi className="font-semibold">{textOf(row)?.title ?? row.key}</bdi>,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  { id: "url", header: "Leads to", ...textCell<Entry>((row) => textOf(row)?.url), width: 200 },
  { id: "parentKey", header: "Under", ...textCell<Entry>(({ parentKey }) => parentKey), width: 140 },
  { id: "order", header: "Order", ...numberCell<Entry>(({ order }) => order), sortable: true, width: 80 },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge status={status} of={MENU_STATUS} />,
    text: ({ status }) => statusLabel(status, MENU_STATUS),
    sortable: true,
    width: 120,
  },
  languagesColumn<Entry>(({ languages }) => Object.fromEntries(languages.map((code) => [code, code]))),
  { id: "opId", header: "Operator", ...operatorCell<Entry>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "updatedAt",
    header: "Updated",
    ...dateCell<Entry>(({ updatedAt }) => updatedAt),
    sortable: true,
    width: 170,
  },
  { id: "updatedBy", header: "By", ...textCell<Entry>(({ updatedBy }) => updatedBy), width: 110 },
];
