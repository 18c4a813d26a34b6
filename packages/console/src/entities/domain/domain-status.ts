import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** The state of a zone at Cloudflare; pending waits for the name servers at the registrar. */
export const CF_ZONE_STATUS: Statuses<Schemas["CfZoneStatus"]> = {
  initializing: { label: "Initializing", tone: "info" },
  pending: { label: "Pending", tone: "caution" },
  active: { label: "Active", tone: "positive" },
  moved: { label: "Moved away", tone: "critical" },
  deactivated: { label: "Deactivated", tone: "neutral" },
  deleted: { label: "Deleted", tone: "neutral" },
};

/** How far front door's provisioning of a domain is. */
export const AFD_PROVISION_STATUS: Statuses<Schemas["AfdProvisionStatus"]> = {
  Creating: { label: "Creating", tone: "info" },
  Updating: { label: "Updating", tone: "info" },
  Succeeded: { label: "Succeeded", tone: "positive" },
  Failed: { label: "Failed", tone: "critical" },
  Deleting: { label: "Deleting", tone: "caution" },
};

/** How far front door's validation of a domain is. */
export const AFD_VALIDATION_STATUS: Statuses<Schemas["AfdValidationStatus"]> = {
  Unknown: { label: "Unknown", tone: "neutral" },
  Submitting: { label: "Submitting", tone: "info" },
  Pending: { label: "Pending", tone: "caution" },
  Approved: { label: "Approved", tone: "positive" },
  Rejected: { label: "Rejected", tone: "critical" },
  TimedOut: { label: "Timed out", tone: "critical" },
  PendingRevalidation: { label: "To be validated again", tone: "caution" },
};

/** Whether something of a domain is set up: its DNS records, its rules, its routes. */
export const SET_UP: Statuses<"yes" | "no"> = {
  yes: { label: "Configured", tone: "positive" },
  no: { label: "Not configured", tone: "caution" },
};
export const ASSOCIATED: Statuses<"yes" | "no"> = {
  yes: { label: "Associated", tone: "positive" },
  no: { label: "Not associated", tone: "caution" },
};
