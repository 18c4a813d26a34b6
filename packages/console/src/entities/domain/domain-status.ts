import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Statuses of a Cloudflare zone; pending waits for the registrar to set the name servers. */
export const CF_ZONE_STATUS: Statuses<Schemas["CfZoneStatus"]> = {
  initializing: { label: "Initializing", tone: "info" },
  pending: { label: "Pending", tone: "caution" },
  active: { label: "Active", tone: "positive" },
  moved: { label: "Moved away", tone: "critical" },
  deactivated: { label: "Deactivated", tone: "neutral" },
  deleted: { label: "Deleted", tone: "neutral" },
};

/** Front Door provisioning statuses of a domain. */
export const AFD_PROVISION_STATUS: Statuses<Schemas["AfdProvisionStatus"]> = {
  Creating: { label: "Creating", tone: "info" },
  Updating: { label: "Updating", tone: "info" },
  Succeeded: { label: "Succeeded", tone: "positive" },
  Failed: { label: "Failed", tone: "critical" },
  Deleting: { label: "Deleting", tone: "caution" },
};

/** Front Door validation statuses of a domain. */
export const AFD_VALIDATION_STATUS: Statuses<Schemas["AfdValidationStatus"]> = {
  Unknown: { label: "Unknown", tone: "neutral" },
  Submitting: { label: "Submitting", tone: "info" },
  Pending: { label: "Pending", tone: "caution" },
  Approved: { label: "Approved", tone: "positive" },
  Rejected: { label: "Rejected", tone: "critical" },
  TimedOut: { label: "Timed out", tone: "critical" },
  PendingRevalidation: { label: "Pending revalidation", tone: "caution" },
};

/** Whether a part of a domain is set up: DNS records, rules or routes. */
export const SET_UP: Statuses<"yes" | "no"> = {
  yes: { label: "Configured", tone: "positive" },
  no: { label: "Not configured", tone: "caution" },
};
export const ASSOCIATED: Statuses<"yes" | "no"> = {
  yes: { label: "Associated", tone: "positive" },
  no: { label: "Not associated", tone: "caution" },
};
