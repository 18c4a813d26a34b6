import type { components, listFrontDoorDomains } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { AFD_PROVISION_STATUS, AFD_VALIDATION_STATUS } from "#entities/domain/domain-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { TARGETS } from "./targets.ts";

type Row = components["schemas"]["FrontDoorDomain"];

/** Columns of Front Door domains: name, domain and ID (content §3), status and target; no verification token. */
export const frontDoorDomainColumns: ColumnsOf<typeof listFrontDoorDomains> = [
  {
    id: "name",
    header: "Name",
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
    text: ({ name }) => name,
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 210,
  },
  { id: "hostName", header: "Domain", ...textCell<Row>((row) => row.hostName), sortable: true, width: 240 },
  {
    id: "provisioningState",
    header: "Provisioning",
    ...statusCell<Row, keyof typeof AFD_PROVISION_STATUS>((row) => row.provisioningState, AFD_PROVISION_STATUS),
    width: 140,
  },
  {
    id: "domainValidationState",
    header: "Validation",
    ...statusCell<Row, keyof typeof AFD_VALIDATION_STATUS>((row) => row.domainValidationState, AFD_VALIDATION_STATUS),
    sortable: true,
    width: 170,
  },
  {
    id: "target",
    header: "Target",
    ...textCell<Row>(({ target }) => TARGETS.find(({ value }) => value === target)?.label ?? target),
    sortable: true,
    width: 120,
  },
  {
    id: "endpointName",
    header: "Endpoint",
    help: "Its route serves the domain.",
    ...textCell<Row>((row) => row.endpointName),
    sortable: true,
    width: 130,
  },
  {
    id: "expirationDate",
    header: "Token expires",
    ...dateCell<Row>((row) => row.validationProperties.expirationDate ?? null),
    width: 185,
  },
  { id: "createdAt", header: "Created At", ...dateCell<Row>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "id", header: "ID", ...idCell<Row>((row) => row.id), width: 150, defaultHidden: true },
];
