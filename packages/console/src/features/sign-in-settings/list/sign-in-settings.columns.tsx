import type { components, listSignInDomains, listSignInOrganizations } from "@backoffice/api-client";
import { dateCell, idCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Domain = components["schemas"]["SignInDomain"];
type Organization = components["schemas"]["SignInOrganization"];

/** Columns of the sign-in service's allowed addresses. */
export const domainColumns: ColumnsOf<typeof listSignInDomains> = [
  {
    id: "url",
    header: "Address",
    cell: ({ url }) => <span className="font-mono">{url}</span>,
    text: ({ url }) => url,
    sortable: true,
    hideable: false,
    width: 380,
  },
  { id: "type", header: "Type", ...textCell<Domain>(({ type }) => type), sortable: true, width: 110 },
  { id: "createdAt", header: "Added", ...dateCell<Domain>(({ createdAt }) => createdAt), sortable: true, width: 185 },
  { id: "createdBy", header: "Added by", ...textCell<Domain>(({ createdBy }) => createdBy), width: 140 },
];

/** Columns of its organizations. */
export const organizationColumns: ColumnsOf<typeof listSignInOrganizations> = [
  {
    id: "displayName",
    header: "Organization",
    ...textCell<Organization>(({ displayName }) => displayName),
    sortable: true,
    hideable: false,
    width: 200,
  },
  { id: "name", header: "Short name", ...textCell<Organization>(({ name }) => name), sortable: true, width: 160 },
  { id: "opId", header: "Operator", ...operatorCell<Organization>(({ opId }) => opId), sortable: true, width: 170 },
  {
    id: "memberCount",
    header: "Members",
    ...numberCell<Organization>(({ memberCount }) => memberCount),
    sortable: true,
    width: 110,
  },
  { id: "createdAt", header: "Added", ...dateCell<Organization>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "orgId", header: "ID", ...idCell<Organization>(({ orgId }) => orgId), width: 190 },
];
