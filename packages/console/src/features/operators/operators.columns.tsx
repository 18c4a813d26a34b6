import type { components, listOperators } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { dateCell, idCell, statusCell, tagsCell } from "@backoffice/ui/table";
import { OPERATOR_STATUS } from "#entities/operator/operator-status.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";

type Row = components["schemas"]["OperatorListRow"];
type Columns = ColumnsOf<typeof listOperators>;

const kindOf = ({ isBrand }: Row) => (isBrand ? "Brand" : "Operator");

const name: Columns[number] = {
  id: "title",
  header: "Name",
  cell: ({ opId, title }) => (
    <span className="font-semibold">
      <RefLink kind="operator" value={opId} inCell>
        <bdi>{title}</bdi>
      </RefLink>
    </span>
  ),
  text: ({ title }) => title,
  sortable: true,
  hideable: false,
  sticky: "start",
  width: 200,
};

const kind: Columns[number] = {
  id: "isBrand",
  header: "Kind",
  cell: (row) => (
    <Badge tone={row.isBrand ? "normal" : "note"} dot={false}>
      {kindOf(row)}
    </Badge>
  ),
  text: kindOf,
  width: 105,
};

const parent: Columns[number] = {
  id: "parentOpId",
  header: "Operator",
  help: "Parent operator.",
  ...operatorCell<Row>(({ parentOpId }) => parentOpId),
  sortable: true,
  width: 170,
};

/** Link to the operator's tab of brands. */
const brands: Columns[number] = {
  id: "brandCount",
  header: "Brands",
  ...numberCell<Row>(({ brandCount }) => brandCount),
  cell: ({ opId, brandCount }) =>
    brandCount === 0 ? (
      0
    ) : (
      <PageLink to={`/operators/${encodeURIComponent(opId)}`} query={{ tab: "brands" }} permission="brands_access">
        {brandCount}
      </PageLink>
    ),
  sortable: true,
  width: 95,
};

const rest: Columns = [
  {
    id: "partnerId",
    header: "Partner",
    help: "Parent operator of the brand.",
    ...refCell<Row>(
      "partner",
      ({ partnerId }) => partnerId,
      idCell(({ partnerId }) => partnerId),
    ),
    width: 120,
  },
  { id: "allowedLangs", header: "Languages", ...tagsCell<Row>(({ allowedLangs }) => allowedLangs), width: 190 },
  {
    id: "domainsLimit",
    header: "Domains",
    help: "Maximum number of domains.",
    ...numberCell<Row>(({ domainsLimit }) => domainsLimit),
    width: 105,
  },
  { id: "createdAt", header: "Created", ...dateCell<Row>(({ createdAt }) => createdAt), sortable: true, width: 180 },
  {
    id: "opId",
    header: "ID",
    ...idCell<Row>(({ opId }) => opId),
    sortable: true,
    width: 170,
    defaultHidden: true,
  },
];

const status: Columns[number] = {
  id: "status",
  header: "Status",
  help: "Whether it can receive users.",
  ...statusCell<Row, Row["status"]>((row) => row.status, OPERATOR_STATUS),
  sortable: true,
  width: 110,
};

/** Lists of operators omit the parent column, lists of brands omit the brands column (ruling 22). */
export const operatorColumns = (type: string | null): Columns => {
  if (type === "parent") return [name, status, brands, ...rest.filter(({ id }) => id !== "partnerId")];
  if (type === "brand") return [name, status, parent, ...rest];
  return [name, kind, status, parent, brands, ...rest];
};
