import type { components, listDomains } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { domainNameColumn, routesCell, updatedColumn, zoneColumns } from "#entities/domain/domain-columns.tsx";
import { AFD_PROVISION_STATUS, AFD_VALIDATION_STATUS } from "#entities/domain/domain-status.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";

type Domain = components["schemas"]["Domain"];
type DomainColumns = ColumnsOf<typeof listDomains>;

const whose: DomainColumns = [
  domainNameColumn,
  {
    id: "opTitle",
    header: "Operator or Brand",
    ...operatorCell<Domain>(({ opId }) => opId),
    sortable: true,
    width: 170,
  },
];

/** The same for all domains of an account; the ID is hidden at first. */
const account: DomainColumns = [
  {
    id: "cfAccountCode",
    header: "CF Code",
    ...refCell<Domain>(
      "cf-account-code",
      (row) => row.cfAccountCode,
      textCell<Domain>((row) => row.cfAccountCode),
    ),
    sortable: true,
    width: 150,
  },
  {
    id: "cfAccountId",
    header: "CF Account ID",
    ...idCell<Domain>((row) => row.cfAccountId),
    width: 160,
    defaultHidden: true,
  },
];

const frontDoor: DomainColumns = [
  {
    id: "afdProfileName",
    header: "AFD Profile",
    ...textCell<Domain>((row) => row.afdProfileName),
    sortable: true,
    width: 150,
  },
  { id: "afdEndpointName", header: "AFD Endpoint", ...textCell<Domain>((row) => row.afdEndpointName), width: 190 },
];

const flags: DomainColumns = [
  { id: "isLocked", header: "Locked", ...booleanCell<Domain>((row) => row.isLocked), width: 90 },
  { id: "isB2CPFF", header: "Is PPF", ...booleanCell<Domain>((row) => row.isB2CPFF), width: 90 },
  { id: "isBackoffice", header: "Is Backoffice", ...booleanCell<Domain>((row) => row.isBackoffice), width: 120 },
  { id: "isBrand", header: "Is Brand", ...booleanCell<Domain>((row) => row.isBrand), width: 95 },
];

const frontDoorStates: DomainColumns = [
  {
    id: "afdProvisionStatus",
    header: "AFD Provision",
    ...statusCell<Domain, keyof typeof AFD_PROVISION_STATUS>((row) => row.afdProvisionStatus, AFD_PROVISION_STATUS),
    sortable: true,
    width: 140,
  },
  {
    id: "afdValidationStatus",
    header: "AFD Validation",
    ...statusCell<Domain, keyof typeof AFD_VALIDATION_STATUS>((row) => row.afdValidationStatus, AFD_VALIDATION_STATUS),
    sortable: true,
    width: 170,
  },
  { id: "afdRoutesAssociated", header: "AFD Routes", ...routesCell, width: 145 },
];

const times: DomainColumns = [
  { id: "createdAt", header: "Created At", ...dateCell<Domain>((row) => row.createdAt), sortable: true, width: 185 },
  updatedColumn,
];

/**
 * Documented columns, states first, since the last columns are left out where they do not fit; Front Door and flags are
 * for SUPER_ADMIN (content §2).
 */
export const domainColumns = (isSuperAdmin: boolean): DomainColumns =>
  isSuperAdmin
    ? [...whose, ...zoneColumns, ...frontDoorStates, ...account, ...frontDoor, ...flags, ...times]
    : [...whose, ...zoneColumns, ...account, ...times];
