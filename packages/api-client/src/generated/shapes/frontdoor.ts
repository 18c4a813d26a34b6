// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listFrontDoorDomains: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Unique name at Front Door" },
    { name: "hostName", kind: "text", list: "wide", help: "The domain, without protocol" },
    { name: "target", kind: "choice", help: "Target of the domain", values: ["player", "backoffice"], open: true },
    { name: "endpointName", kind: "text", help: "Endpoint whose route serves the domain; null when there is none" },
    { name: "provisioningState", kind: "choice", list: "state", help: "Provisioning status of the domain at Front Door", values: ["Creating", "Updating", "Succeeded", "Failed", "Deleting"], open: true },
    { name: "domainValidationState", kind: "choice", list: "state", help: "Validation status of the domain at Front Door", values: ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation"], open: true },
    { name: "validationProperties", kind: "object", help: "How the domain is proved", fields: [{ name: "validationToken", kind: "text", help: "Content of the TXT record that proves the domain", secret: true }, { name: "expirationDate", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }] },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name or the host name", in: "body" },
    { name: "target", kind: "choice", help: "Target of the domain", values: ["player", "backoffice"], in: "body" },
    { name: "domainValidationState", kind: "choice", help: "Validation status of the domain at Front Door", values: ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation"], open: true, in: "body" },
  ],
  sortBy: ["name", "hostName", "target", "endpointName", "domainValidationState", "createdAt"],
};

export const showFrontDoorDomain: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Unique name at Front Door" },
    { name: "hostName", kind: "text", list: "wide", help: "The domain, without protocol" },
    { name: "target", kind: "choice", help: "Target of the domain", values: ["player", "backoffice"], open: true },
    { name: "endpointName", kind: "text", help: "Endpoint whose route serves the domain; null when there is none" },
    { name: "provisioningState", kind: "choice", list: "state", help: "Provisioning status of the domain at Front Door", values: ["Creating", "Updating", "Succeeded", "Failed", "Deleting"], open: true },
    { name: "domainValidationState", kind: "choice", list: "state", help: "Validation status of the domain at Front Door", values: ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation"], open: true },
    { name: "validationProperties", kind: "object", help: "How the domain is proved", fields: [{ name: "validationToken", kind: "text", help: "Content of the TXT record that proves the domain", secret: true }, { name: "expirationDate", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }] },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the domain", in: "body", required: true },
  ],
  sortBy: [],
};
