import type { components, listCmsOperators } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf, ListColumn } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { SiteLink } from "./site-link.tsx";

type Row = components["schemas"]["CmsOperator"];
type Count = "pageCount" | "postCount";

const pathOf = ({ cmsVersion }: Row, page: string): `/cms/${string}` =>
  cmsVersion === "V1" ? `/cms/${page}` : `/cms/v2/${page}`;

/** A count linked to the list it counts, in the CMS version of the site. */
const counted = (id: Count, header: string, page: string): ListColumn<Row, Count> => {
  const cell = numberCell<Row>((row) => row[id]);
  return {
    id,
    header,
    ...cell,
    cell: (row, reader) => (
      <SiteLink to={pathOf(row, page)} opId={row.opId}>
        {cell.cell(row, reader)}
      </SiteLink>
    ),
    sortable: true,
    width: 90,
  };
};

/** Parts that every site has exactly once. */
const PARTS = [
  ["Footer", "footer"],
  ["Branding", "branding"],
  ["Files", "file-manager"],
] as const;

/** Columns of the sites: owner, CMS version, counts, and links. */
export const cmsOperatorColumns: ColumnsOf<typeof listCmsOperators> = [
  {
    id: "title",
    header: "Operator",
    ...refCell<Row>(
      "operator",
      ({ opId }) => opId,
      textCell<Row>(({ title }) => title),
    ),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 190,
  },
  { id: "parentOpId", header: "Brand of", ...operatorCell<Row>(({ parentOpId }) => parentOpId), width: 140 },
  {
    id: "cmsVersion",
    header: "CMS",
    ...textCell<Row>(({ cmsVersion }) => cmsVersion.toLowerCase()),
    sortable: true,
    width: 80,
  },
  {
    id: "languages",
    header: "Languages",
    ...textCell<Row>(({ languages }) => languages.join(" ").toUpperCase()),
    width: 150,
  },
  counted("pageCount", "Pages", "pages"),
  counted("postCount", "Posts", "blog"),
  { id: "blockCount", header: "Blocks", ...numberCell<Row>((row) => row.blockCount), sortable: true, width: 90 },
  {
    id: "parts",
    header: "Site",
    cell: (row) => (
      <span className="flex gap-3">
        {PARTS.map(([label, page]) => (
          <SiteLink key={page} to={pathOf(row, page)} opId={row.opId}>
            {label}
          </SiteLink>
        ))}
      </span>
    ),
    text: () => PARTS.map(([label]) => label).join(", "),
    width: 190,
  },
  {
    id: "lastChangedAt",
    header: "Last changed",
    ...dateCell<Row>(({ lastChangedAt }) => lastChangedAt),
    sortable: true,
    width: 170,
  },
  { id: "lastChangedBy", header: "By", ...textCell<Row>(({ lastChangedBy }) => lastChangedBy), width: 110 },
];
