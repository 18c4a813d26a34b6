import type { components, listAfdProfiles } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { dateCell, idCell, textCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Profile = components["schemas"]["AfdProfile"];
type ProfileColumns = ColumnsOf<typeof listAfdProfiles>;

const known: ProfileColumns = [
  {
    id: "afdProfileName",
    header: "AFD Profile",
    cell: ({ afdProfileName, isDefault }) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="truncate font-semibold">{afdProfileName}</span>
        {isDefault && (
          <Badge tone="note" dot={false}>
            DEFAULT
          </Badge>
        )}
      </span>
    ),
    text: ({ afdProfileName }) => afdProfileName,
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 240,
  },
  { id: "title", header: "Title", ...textCell<Profile>((row) => row.title), sortable: true, width: 160 },
  {
    id: "resourceGroup",
    header: "Resource group",
    ...textCell<Profile>((row) => row.resourceGroup),
    sortable: true,
    width: 160,
  },
  { id: "description", header: "Description", ...textCell<Profile>((row) => row.description), width: 260 },
];

const atAzure: ProfileColumns = [
  {
    id: "managedIdentityClientId",
    header: "Managed identity",
    ...idCell<Profile>((row) => row.managedIdentityClientId),
    width: 160,
  },
  {
    id: "endpointNamePrefix",
    header: "Endpoint prefix",
    ...textCell<Profile>((row) => row.endpointNamePrefix),
    width: 140,
  },
  {
    id: "ppfRouteNamePrefix",
    header: "Route prefix",
    ...textCell<Profile>((row) => row.ppfRouteNamePrefix),
    width: 130,
  },
];

const times: ProfileColumns = [
  { id: "note", header: "Note", ...textCell<Profile>((row) => row.note), width: 220, defaultHidden: true },
  { id: "createdAt", header: "Created At", ...dateCell<Profile>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "updatedAt", header: "Updated At", ...dateCell<Profile>((row) => row.updatedAt), sortable: true, width: 185 },
];

/** Columns of profiles; Azure identifiers only for roles that work there, like Front Door columns (content §2, §6). */
export const afdProfileColumns = (all: boolean): ProfileColumns =>
  all ? [...known, ...atAzure, ...times] : [...known, ...times];
