import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Certificate statuses of a hostname. */
export const HOSTNAME_SSL_STATUS: Statuses<Schemas["HostnameSslStatus"]> = {
  initializing: { label: "Initializing", tone: "info" },
  pending_validation: { label: "Pending validation", tone: "caution" },
  pending_issuance: { label: "Pending issuance", tone: "info" },
  pending_deployment: { label: "Pending deployment", tone: "info" },
  active: { label: "Active", tone: "positive" },
  validation_timed_out: { label: "Timed out", tone: "critical" },
  expired: { label: "Expired", tone: "critical" },
};

/** Statuses of a hostname. */
export const CUSTOM_HOSTNAME_STATUS: Statuses<Schemas["CustomHostnameStatus"]> = {
  pending: { label: "Pending", tone: "caution" },
  active: { label: "Active", tone: "positive" },
  active_redeploying: { label: "Redeploying", tone: "info" },
  moved: { label: "Moved away", tone: "critical" },
  blocked: { label: "Blocked", tone: "critical" },
  deleted: { label: "Deleted", tone: "neutral" },
};
