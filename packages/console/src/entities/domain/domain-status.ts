import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Statuses of a Cloudflare zone; pending waits for the registrar to set the name servers. */
export const CF_ZONE_STATUS: Statuses<Schemas["CfZoneStatus"]> = {
  initializing: { label: "Initializing", tone: "note" },
  pending: { label: "Pending", tone: "look" },
  active: { label: "Active", tone: "normal" },
  moved: { label: "Moved away", tone: "stop" },
  deactivated: { label: "Deactivated", tone: "normal" },
  deleted: { label: "Deleted", tone: "normal" },
};

/** Front Door provisioning statuses of a domain. */
export const AFD_PROVISION_STATUS: Statuses<Schemas["AfdProvisionStatus"]> = {
  Creating: { label: "Creating", tone: "note" },
  Updating: { label: "Updating", tone: "note" },
  Succeeded: { label: "Succeeded", tone: "normal" },
  Failed: { label: "Failed", tone: "stop" },
  Deleting: { label: "Deleting", tone: "look" },
};

/** Front Door validation statuses of a domain. */
export const AFD_VALIDATION_STATUS: Statuses<Schemas["AfdValidationStatus"]> = {
  Unknown: { label: "Unknown", tone: "normal" },
  Submitting: { label: "Submitting", tone: "note" },
  Pending: { label: "Pending", tone: "look" },
  Approved: { label: "Approved", tone: "normal" },
  Rejected: { label: "Rejected", tone: "stop" },
  TimedOut: { label: "Timed out", tone: "stop" },
  PendingRevalidation: { label: "Pending revalidation", tone: "look" },
};

/** Whether a part of a domain is set up: DNS records, rules or routes. */
export const SET_UP: Statuses<"yes" | "no"> = {
  yes: { label: "Configured", tone: "normal" },
  no: { label: "Not configured", tone: "look" },
};
export const ASSOCIATED: Statuses<"yes" | "no"> = {
  yes: { label: "Associated", tone: "normal" },
  no: { label: "Not associated", tone: "look" },
};
